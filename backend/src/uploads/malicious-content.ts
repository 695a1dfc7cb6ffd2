import type { FileType } from './file-type.ts';

type Marker = { text: string; label: string; in: 'everything' | 'pictures' | 'documents' };

/**
 * Texts that no plain photo or PDF contains. They reveal executable content, or a file that is valid in two formats.
 */
const markers: readonly Marker[] = [
  { text: 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', label: 'a virus', in: 'everything' },
  { text: '<script', label: 'a script', in: 'everything' },
  { text: '<?php', label: 'a program', in: 'everything' },
  { text: '<!doctype html', label: 'a web page', in: 'everything' },
  { text: '%pdf-1.', label: 'a PDF', in: 'pictures' },
  { text: '/javascript', label: 'a script', in: 'documents' },
  { text: '/launch', label: 'a command', in: 'documents' },
];

const maxMarkerLength = Math.max(...markers.map(({ text }) => text.length));

/**
 * Returns a function that scans a file chunk by chunk. It returns the label of a marker that the chunk contains, or
 * null. It also finds a marker that is split between two chunks.
 */
export function createContentScanner(type: FileType): (chunk: Buffer) => string | null {
  const own = type === 'application/pdf' ? 'documents' : 'pictures';
  const relevant = markers.filter((marker) => marker.in === 'everything' || marker.in === own);
  let tail = '';
  return (chunk) => {
    const text = tail + chunk.toString('latin1').toLowerCase();
    tail = text.slice(-maxMarkerLength);
    return relevant.find((marker) => text.includes(marker.text.toLowerCase()))?.label ?? null;
  };
}

/**
 * How many bytes at the end of a file can contain the end record of a ZIP archive: its 22 bytes and the longest
 * possible comment after them. Programs that open ZIP files look only there, so an archive can be hidden behind a
 * picture.
 */
export const zipSearchBytes = 65_557;

export function endsWithZipRecord(end: Buffer): boolean {
  const at = end.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  // A ZIP end record contains the length of the comment that follows. When this length fits the end of the file, the
  // bytes are a real end record and not random.
  return at !== -1 && at + 22 <= end.length && at + 22 + end.readUInt16LE(at + 20) === end.length;
}
