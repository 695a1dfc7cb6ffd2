import { type Picture, type PictureFormat, pictureAddress, pictureWidths } from 'shared-contract/picture/picture';

/**
 * Returns the widths that browsers can choose from: those up to the width of the original, and always the smallest.
 * 640 is left out where 750 is available. The backend renders the other widths of cards after an upload, so no visitor
 * waits for them.
 */
export function imageWidthsOf(picture: Pick<Picture, 'width'>): number[] {
  const widths = pictureWidths.filter((width) => width <= picture.width && (width !== 640 || picture.width < 750));
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
