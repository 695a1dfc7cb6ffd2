import * as z from 'zod/mini';

const maxLength = 120;

/**
 * Sanitizes a file name: makes it one line, and removes folders, control characters and characters that change the
 * direction of text.
 */
export function sanitizeFileName(name: string): string {
  const line = name
    .split(/[\\/]/)
    .at(-1)
    ?.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  if (!line) return 'file';
  return [...line].slice(0, maxLength).join('').trim();
}

/** The schema of the query parameter `name`, the name of the uploaded file. */
export const fileNameParameter = z._default(z.pipe(z.string(), z.transform(sanitizeFileName)), 'file');
