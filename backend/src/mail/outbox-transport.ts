import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import writeFileAtomic from 'write-file-atomic';
import type { BackendConfig } from '../config.ts';
import { envelopeOf } from './envelope.ts';
import type { MailTransport } from './mail.ts';

/** Writes each mail to a file that mail programs can open: `outbox/2026-11-21T01-30-00-000Z-<id>.eml`. */
export function outboxTransport({
  dataFolder,
  mailFrom,
}: Pick<BackendConfig, 'dataFolder' | 'mailFrom'>): MailTransport {
  const folder = join(dataFolder, 'outbox');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const { message: bytes } = await composer.sendMail(envelopeOf(mailFrom, message));
      const file = join(folder, `${message.createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${message.id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The option `buffer` makes nodemailer return a Buffer here. Its types do not express that.
      await writeFileAtomic(file, bytes as Buffer, { mode: 0o600 });
    },
    close: () => composer.close(),
  };
}
