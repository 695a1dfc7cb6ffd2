import { maxBankFileBytes } from 'shared-contract/property/bank-import';

type Read = { ok: true; content: string } | { ok: false; message: string };

/** Reads the text of a file. Banks write UTF-8 or, for Excel, Windows-1252. */
export async function readBankFile(file: File): Promise<Read> {
  if (!/\.(csv|txt)$/i.test(file.name)) {
    return { ok: false, message: 'This isn’t a CSV file. Export your transactions as CSV in your online banking.' };
  }
  if (file.size === 0) return { ok: false, message: 'This file is empty. Choose another one.' };
  if (file.size > maxBankFileBytes) {
    const max = Math.floor(maxBankFileBytes / 1000);
    return { ok: false, message: `This file is larger than ${max} kB. Export a shorter period.` };
  }
  try {
    const bytes = await file.arrayBuffer();
    return { ok: true, content: decode(bytes) };
  } catch {
    return { ok: false, message: 'We couldn’t open this file. Choose it again.' };
  }
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
