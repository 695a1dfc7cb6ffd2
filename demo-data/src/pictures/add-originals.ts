/*
 * The program of `pnpm --filter demo-data add-originals <folder>`. Adds each PNG and WebP image of the folder under
 * its relative path, and sanitizes it like an owner's upload. An image replaces an earlier one with the same path. Also
 * updates the index of the pictures, and removes deleted files from it.
 */

import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sanitizePhoto } from 'backend/photos';
import { formatIndex, indexFile, type Original, originalPath, readOriginals } from './originals.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Expected the folder with the images to add.');

const byFile = new Map<string, Original>();
if (existsSync(indexFile)) for (const original of readOriginals()) byFile.set(original.file, original);
for (const path of globSync('**/*.{png,webp}', { cwd: folder }).sort()) {
  const original = await add(join(folder, path), path.replace(/\.\w+$/, '.webp'));
  byFile.set(original.file, original);
}
const present = [...byFile.values()].filter(({ file }) => existsSync(originalPath(file)));
await writeFile(indexFile, formatIndex(present.toSorted((a, b) => (a.file < b.file ? -1 : 1))));

async function add(source: string, file: string): Promise<Original> {
  const photo = await sanitizePhoto(source);
  if ('rejected' in photo) throw new Error(`${source}: ${photo.rejected}`);
  const { width, height, bytes, likeness, hasText, preview } = photo;
  await mkdir(dirname(originalPath(file)), { recursive: true });
  await writeFile(originalPath(file), bytes);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { file, width, height, byteSize: bytes.length, digest, likeness, hasText, preview };
}
