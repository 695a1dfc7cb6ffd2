/** The mark at the end of a complete file, by media type. Files of other types have none. */
const endMarks: Partial<Record<string, string>> = { 'application/pdf': '%%EOF', 'image/png': 'IEND' };

/**
 * How many bytes at the end of a file can contain its mark. Programs add some bytes after it; a file that was cut off
 * has none.
 */
export const fileTailBytes = 2048;

/**
 * True if a file can be complete. The upload and the download check files with it, so what was uploaded can be
 * downloaded.
 * @param tail the last {@link fileTailBytes} bytes, or the whole of a shorter file, as Latin-1 text
 */
export function hasFileEnd(mediaType: string, tail: string): boolean {
  const mark = endMarks[mediaType];
  return mark === undefined || tail.includes(mark);
}
