import type { Page } from '@playwright/test';

type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

/** Creates different JPEGs in the browser. The first one contains the GPS position that a phone's camera adds. */
export async function createPhotos(page: Page, count: number): Promise<PhotoFile[]> {
  const encoded = await page.evaluate((many) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 800;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('Expected a browser with a 2D canvas.');
    return Array.from({ length: many }, (_, photo) => {
      for (let band = 0; band < 8; band += 1) {
        for (let row = 0; row < 4; row += 1) {
          context.fillStyle = `hsl(${photo * 30} 45% ${((photo * 37 + band * 53 + row * 29 + photo * band * 7) % 70) + 15}%)`;
          context.fillRect(band * 150, row * 200, 150, 200);
        }
      }
      return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? '';
    });
  }, count);
  return encoded.map((base64, index) => {
    const jpeg = Buffer.from(base64, 'base64');
    return {
      name: `photo-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: index === 0 ? withGpsPosition(jpeg) : jpeg,
    };
  });
}

/** The first bytes of the EXIF block, in which cameras store metadata. */
export const exifHeader = 'Exif\0\0';

/**
 * Adds EXIF metadata with the latitude 37°49' S. It consists of two directories: the first one points to the second
 * one, which contains the GPS position.
 */
function withGpsPosition(jpeg: Buffer): Buffer {
  const hex = (...parts: string[]) => Buffer.from(parts.join(''), 'hex');
  const block = Buffer.concat([
    Buffer.from(exifHeader, 'latin1'),
    hex('4d4d', '002a', '00000008'),
    hex('0001', '8825', '0004', '00000001', '0000001a', '00000000'),
    hex('0002', '0001', '0002', '00000002', '53000000', '0002', '0005', '00000003', '00000038', '00000000'),
    hex('00000025', '00000001', '00000031', '00000001', '00000000', '00000001'),
  ]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(block.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, block, jpeg.subarray(2)]);
}
