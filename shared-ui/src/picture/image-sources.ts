import { type Picture, type PictureFormat, pictureAddress, pictureWidths } from 'shared-contract/picture/picture';

/** The rungs worth offering: none wider than the original, but always one. */
export function imageWidthsOf(picture: Pick<Picture, 'width'>): number[] {
  const rungs = pictureWidths.filter((width) => width <= picture.width);
  return rungs.length > 0 ? rungs : [pictureWidths[0]];
}

/** A `srcset` of one format: `/api/pictures/7/320.avif 320w, …`. */
export function srcSetOf(picture: Pick<Picture, 'id' | 'width'>, format: PictureFormat): string {
  return imageWidthsOf(picture)
    .map((width) => `${pictureAddress(picture.id, width, format)} ${width}w`)
    .join(', ');
}

/** For browsers that know no `srcset`, and for printing: the rung nearest to 960 from below. */
export function plainSourceOf(picture: Pick<Picture, 'id' | 'width'>): string {
  const rung = imageWidthsOf(picture).findLast((width) => width <= 960) ?? pictureWidths[0];
  return pictureAddress(picture.id, rung, 'jpeg');
}
