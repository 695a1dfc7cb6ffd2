import * as z from 'zod/mini';

const maxLength = 120;

/** A file's name as its owner sees it: one line, without folders and without signs that turn text around. */
export function sanitizeFileName(name: string): string {
  const line = name
    .split(/[\\/]/)
    .at(-1)
    ?.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  if (!line) return 'file';
  return [...line].slice(0, maxLength).join('').trim();
}

/** `?name=`. */
export const fileNameParameter = z._default(z.pipe(z.string(), z.transform(sanitizeFileName)), 'file');
