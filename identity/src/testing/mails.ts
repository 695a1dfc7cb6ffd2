import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IdentityConfig } from '../config.ts';

/** Returns the link of the only mail. */
export async function mailedLink({ outboxFolder }: Pick<IdentityConfig, 'outboxFolder'>): Promise<string> {
  const [file = ''] = await mailFiles({ outboxFolder }, 1);
  // Decodes quoted-printable: soft line breaks, and the characters of the link.
  const mail = (await readFile(join(outboxFolder, file), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /https?:\S+token=[\w-]+/.exec(mail)?.[0] ?? '';
}

/** Returns the files of `count` mails. Waits for them, because the service responds before it has sent a mail. */
export async function mailFiles(
  { outboxFolder }: Pick<IdentityConfig, 'outboxFolder'>,
  count: number,
): Promise<string[]> {
  for (let tries = 0; tries < 500; tries += 1) {
    const files = (await readdir(outboxFolder).catch(() => [])).filter((file) => file.endsWith('.eml'));
    if (files.length >= count) return files;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Expected ${count} mails in the outbox within 10 s.`);
}
