import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import writeFileAtomic from 'write-file-atomic';
import type { IdentityConfig } from '../config.ts';

type Mail = { to: string; subject: string; text: string };

const seconds = 1000;

/**
 * Sends one mail to the server at `SMTP_URL`. Without that setting, writes it to the outbox folder as a file that mail
 * programs can open.
 */
export async function sendMail({ smtpUrl, mailFrom, outboxFolder }: IdentityConfig, mail: Mail): Promise<void> {
  const message = { ...mail, from: mailFrom, headers: { 'Auto-Submitted': 'auto-generated' } };
  if (smtpUrl !== undefined) {
    const timeouts = { connectionTimeout: 10 * seconds, greetingTimeout: 10 * seconds, socketTimeout: 30 * seconds };
    await createTransport({ url: smtpUrl, ...timeouts }).sendMail(message);
    return;
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: bytes } = await composer.sendMail(message);
  const file = join(outboxFolder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}.eml`);
  await mkdir(outboxFolder, { recursive: true, mode: 0o700 });
  // The option `buffer` makes nodemailer return a Buffer here. Its types do not express that.
  await writeFileAtomic(file, bytes as Buffer, { mode: 0o600 });
}
