import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { allPictures } from '../pictures/catalogue.ts';
import { drawingNamed } from './draw-picture.ts';

/** `node seed/drawing/render-originals.ts <folder>`: renders every picture of the catalogue at full size, as PNG. */
const [folder = 'originals'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const { name, subject } of allPictures) {
  const file = join(folder, `${name.replaceAll('/', '_')}.png`);
  if (existsSync(file)) continue;
  const image = sharp(Buffer.from(drawingNamed(name)), { unlimited: true }).flatten({ background: '#ffffff' });
  if (subject !== 'floor-plan') image.modulate({ saturation: 1.08 });
  await image.png({ compressionLevel: 2 }).toFile(`${file}.part`);
  await rename(`${file}.part`, file);
}
