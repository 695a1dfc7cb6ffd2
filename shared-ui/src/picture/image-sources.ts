import { type Picture, type PictureFormat, pictureAddress, pictureWidths } from 'shared-contract/picture/picture';

/**
 * Returns the widths in which a picture is available: those up to the width of the original, and always the smallest.
 */
export function imageWidthsOf(picture: Pick<Picture, 'width'>): number[] {
  const widths = pictureWidths.filter((width) => width <= picture.width);
  return widths.length > 0 ? widths : [pictureWidths[0]];
}

/** Builds the `srcset` of one format: `/api/pictures/7/320.avif 320w, …`. */
export function srcSetOf(picture: Pick<Picture, 'id' | 'width'>, format: PictureFormat): string {
  return imageWidthsOf(picture)
    .map((width) => `${pictureAddress(picture.id, width, format)} ${width}w`)
    .join(', ');
}

/** Returns the `src` for browsers without `srcset` and for print: the widest JPEG up to 960 px. */
export function plainSourceOf(picture: Pick<Picture, 'id' | 'width'>): string {
  const width = imageWidthsOf(picture).findLast((one) => one <= 960) ?? pictureWidths[0];
  return pictureAddress(picture.id, width, 'jpeg');
}
