import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A picture in the folder `originals/`, with the facts that the site stores about an uploaded picture. */
export type Original = {
  /** The path below `originals/`, such as `living/coastal/3.webp`. */
  file: string;
  width: number;
  height: number;
  byteSize: number;
  /**
   * The start of the file's SHA-256 hash. The picture's id is derived from it: a changed file gets a new id, so
   * browsers do not show the cached old file.
   */
  digest: string;
  /** The perceptual hash (difference hash) that `sanitizePhoto` computes. Similar pictures have similar hashes. */
  likeness: string;
  hasText: boolean;
  /** The colours to show while it loads (`Picture.preview`). */
  preview: string;
};

export const originalsFolder = new URL('../../originals/', import.meta.url);
export const indexFile = new URL('index.csv', originalsFolder);

const columns = ['file', 'width', 'height', 'byteSize', 'digest', 'likeness', 'hasText', 'preview'] as const;

export function readOriginals(): Original[] {
  const [, ...rows] = readFileSync(indexFile, 'utf8').trim().split('\n');
  return rows.map((row) => {
    const [file = '', width, height, byteSize, digest = '', likeness = '', hasText, ...preview] = row.split(',');
    return {
      file,
      width: Number(width),
      height: Number(height),
      byteSize: Number(byteSize),
      digest,
      likeness,
      hasText: hasText === 'true',
      // The colours of a preview are separated by commas, too.
      preview: preview.join(','),
    };
  });
}

export function formatIndex(originals: readonly Original[]): string {
  const rows = originals.map((original) => columns.map((column) => original[column]).join(','));
  return `${[columns.join(','), ...rows].join('\n')}\n`;
}

export const readOriginal = (file: string): Promise<Buffer> => readFile(originalPath(file));

export const originalPath = (file: string): string => fileURLToPath(new URL(file, originalsFolder));
