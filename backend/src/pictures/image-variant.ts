import { type PictureFormat, pictureFormats, pictureWidths } from 'shared-contract/picture/picture';

/** An image variant: one width of a picture in one format. */
export type ImageVariant = { width: number; format: PictureFormat };

export const mediaTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/**
 * The variants that a job renders in advance, in this order: those of most visitors first. All are AVIF, which current
 * browsers choose. 480: cards on desktops; 750: the same at twice the density, and phones; 320 and 960: galleries and
 * tablets; 1280: phones at three times the density.
 */
export const cardAndGalleryVariants: readonly ImageVariant[] = [480, 750, 320, 960, 1280].map((width) => ({
  width,
  format: 'avif',
}));

/** Parses the last part of a picture's URL, such as `640.avif`. Returns null for another width or format. */
export function parseImageVariant(file: string): ImageVariant | null {
  const [, digits = '', name = ''] = /^(\d{3,4})\.([a-z]{4})$/.exec(file) ?? [];
  const width = pictureWidths.find((candidate) => String(candidate) === digits);
  const format = pictureFormats.find((candidate) => candidate === name);
  return width !== undefined && format !== undefined ? { width, format } : null;
}

export const variantFileName = ({ width, format }: ImageVariant) => `${width}.${format}`;
