import { previewColumns, previewRows } from 'shared-contract/picture/picture';
import sharp from 'sharp';

/** Returns the preview of a picture (`Picture.preview`): its colours, reduced to a few pixels of 12 bits each. */
export async function colourPreview(picture: Buffer): Promise<string> {
  const size = { width: previewColumns, height: previewRows };
  const image = sharp(picture)
    .flatten()
    .toColourspace('srgb')
    .resize({ ...size, fit: 'fill' });
  const channels = [...(await image.raw().toBuffer())].map((value) => Math.round(value / 17).toString(16));
  const colours = Array.from({ length: previewColumns * previewRows }, (_, pixel) => {
    return `#${channels.slice(pixel * 3, pixel * 3 + 3).join('')}`;
  });
  const rows = Array.from({ length: previewRows }, (_, row) => {
    return colours.slice(row * previewColumns, (row + 1) * previewColumns).join(',');
  });
  return rows.join(';');
}
