import { type PictureFormat, pictureFormats, pictureWidths } from 'shared-contract/picture/picture';

/** One file of the ladder: `640.avif`. */
export type Rung = { width: number; format: PictureFormat };

export const contentTypeOf: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** `640.avif` → its rung, or null where the ladder has none of that name. */
export function rungOf(file: string): Rung | null {
  const [, digits = '', name = ''] = /^(\d{3,4})\.([a-z]{4})$/.exec(file) ?? [];
  const width = pictureWidths.find((candidate) => String(candidate) === digits);
  const format = pictureFormats.find((candidate) => candidate === name);
  return width !== undefined && format !== undefined ? { width, format } : null;
}

/** What is really made: nothing is drawn larger than its source. */
export function reachable({ width, format }: Rung, sourceWidth: number): Rung {
  return { width: Math.min(width, sourceWidth), format };
}
