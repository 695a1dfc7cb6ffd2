import type { OutgoingMail } from './mail.ts';

/** Returns a mail in the format of nodemailer. Does not allow nodemailer to load content from files or URLs. */
export function envelopeOf(from: string, { id, createdAt, unsubscribeUrl, ...message }: OutgoingMail) {
  const host = from.split('@').at(-1)?.replace(/>$/, '') ?? 'localhost';
  return {
    ...message,
    from,
    date: createdAt,
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 8058: a mail program may send one POST to the address without opening a page. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
