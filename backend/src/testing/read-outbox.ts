import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** The mails in the outbox folder, oldest first. */
export async function readOutbox(dataFolder: string) {
  const folder = join(dataFolder, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    files.map(async (name) => {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      return {
        to: mail.to?.[0]?.address ?? '',
        from: mail.from?.address ?? '',
        replyTo: mail.replyTo?.[0]?.address,
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html,
        messageId: mail.messageId,
        headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
        attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
          name: filename,
          type: mimeType,
          bytes: typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
        })),
      };
    }),
  );
}
