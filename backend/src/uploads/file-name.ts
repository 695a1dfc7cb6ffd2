import * as z from 'zod/mini';

const maxLength = 120;

/**
 * Makes a file name safe to show and to send in a header. Removes folders, line breaks, control characters and
 * invisible characters, such as those that reverse the direction of text.
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

/** Parses the query parameter `name`, which contains the name of the uploaded file. Without it the name is `file`. */
export const fileNameParameter = z._default(z.pipe(z.string(), z.transform(sanitizeFileName)), 'file');
