import sharp from 'sharp';

/**
 * Returns the preview of a picture (`Picture.preview`): the colours of the left, middle and right of its upper half,
 * and the colour of its lower half, each with 12 bits.
 */
export async function colourPreview(picture: Buffer): Promise<string> {
  const pixels = sharp(picture).flatten().toColourspace('srgb').resize({ width: 3, height: 2, fit: 'fill' });
  const channels = [...(await pixels.raw().toBuffer())];
  const colourAt = (pixel: number) => channels.slice(pixel * 3, pixel * 3 + 3);
  const [left = [], middle = [], right = []] = [3, 4, 5].map(colourAt);
  const lower = left.map((value, channel) => (value + (middle[channel] ?? 0) + (right[channel] ?? 0)) / 3);
  return `${[0, 1, 2].map(colourAt).map(hex).join(',')};${hex(lower)}`;
}

const hex = (colour: readonly number[]) => `#${colour.map((value) => Math.round(value / 17).toString(16)).join('')}`;
