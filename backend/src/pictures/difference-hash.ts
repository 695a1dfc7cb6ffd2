import sharp from 'sharp';

/**
 * Returns a 64-bit hash in hex. Pictures that look alike have hashes that differ in few bits. The picture is scaled to
 * 9 × 8 grey pixels; each bit says whether a pixel is lighter than its right neighbour.
 */
export async function differenceHash(picture: Buffer): Promise<string> {
  const greys = await sharp(picture).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  let bits = 0n;
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const index = row * 9 + column;
      bits = (bits << 1n) | ((greys[index] ?? 0) > (greys[index + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}
