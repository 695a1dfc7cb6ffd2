import type { MailTransport } from './mail.ts';

/** Options for nodemailer. They never let it read files or URLs. */
export function envelopeOf(from: string, { id, createdAt, ...message }: Parameters<MailTransport['send']>[0]) {
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
