export type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'application/pdf';

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/**
 * Detects the type of a file by its first bytes; its name does not matter. Returns null for a type that the site does
 * not accept.
 */
export function detectFileType(start: Uint8Array): FileType | null {
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return 'image/jpeg';
  if (text(start, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(start, 0, 4) === 'RIFF' && text(start, 8, 12) === 'WEBP') return 'image/webp';
  if (text(start, 4, 12) === 'ftypavif') return 'image/avif';
  if (text(start, 0, 5) === '%PDF-') return 'application/pdf';
  return null;
}

/** Names the type of a file that is not accepted, for the error message. */
export function describeFileType(start: Uint8Array): string {
  const head = text(start, 0, 256);
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg/i.test(head))
    return 'an SVG drawing';
  if (/^\s*<(?:!doctype html|html|script)/i.test(head)) return 'a web page';
  if (head.startsWith('MZ') || head.startsWith('\x7fELF')) return 'a program';
  if (head.startsWith('PK')) return 'a ZIP archive';
  if (head.startsWith('GIF8')) return 'a GIF';
  if (/^.{4}ftyp(?:heic|heix|mif1)/s.test(head)) return 'a HEIC picture';
  return 'something else';
}
