import type { FileType } from './file-type.ts';

type Marker = { text: string; label: string; in: 'everything' | 'pictures' | 'documents' };

/** Bytes that do not belong in a photo or PDF: polyglot files and executable content. */
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

/** Scans a file chunk by chunk. Finds markers across two chunks as well. */
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
 * Readers of ZIP files search the last 64 KiB for the end of the archive, so a picture may be followed by an archive.
 */
export const zipSearchBytes = 65_557;

export function endsWithZipRecord(end: Buffer): boolean {
  const at = end.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  // The end record contains the length of the comment that follows it. Random bytes would not match that length.
  return at !== -1 && at + 22 <= end.length && at + 22 + end.readUInt16LE(at + 20) === end.length;
}
