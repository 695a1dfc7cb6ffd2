import type { OutgoingMail } from './mail.ts';

/** Returns a mail in the format of nodemailer. Does not allow nodemailer to load content from files or URLs. */
export function envelopeOf(from: string, { id, createdAt, ...message }: OutgoingMail) {
  const host = from.split('@').at(-1)?.replace(/>$/, '') ?? 'localhost';
  return {
    ...message,
    from,
    date: createdAt,
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
