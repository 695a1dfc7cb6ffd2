import type { Listing } from './listing.ts';
import { recommendedPhotos } from './listing-asset.ts';
import type { AssetWarning } from './listing-asset-kind.ts';
import { advice, missing, type StepFinding, withCode } from './readiness-finding.ts';

/** Checks photos and files (V18), with every warning that the media step shows. */
export function mediaFindings({ listingAssets }: Listing): StepFinding[] {
  const photos = listingAssets.filter(({ kind }) => kind === 'photo');
  const numbersOf = (warning: AssetWarning) =>
    photos.flatMap(({ warnings = [] }, index) => (warnings.includes(warning) ? [index + 1] : []));
  const [withText, alike] = [numbersOf('text'), numbersOf('duplicate')];
  const upright = photos.filter(({ picture }) => picture && picture.height > picture.width).length;
  if (photos.length === 0) return [withCode('no-photo', missing('Add at least one photo.'))];
  const few = `Add more photos: listings with ${recommendedPhotos} or more get more views. This one has ${photos.length}.`;
  const portrait = upright === 1 ? '1 photo is in portrait format.' : `${upright} photos are in portrait format.`;
  return [
    ...(photos.length < recommendedPhotos ? [withCode('few-photos', advice(few))] : []),
    ...(upright > 0 ? [withCode('portrait', advice(`${portrait} Search results crop photos to landscape.`))] : []),
    ...(withText.length > 0
      ? [withCode('text', advice(`${photosLabel(withText)} to have text on top. Portals reject text and logos.`))]
      : []),
    ...(alike.length > 0
      ? [withCode('duplicate', advice(`${photosLabel(alike)} to be in the listing twice. Keep the best of them.`))]
      : []),
  ];
}

/** Formats the numbers of photos as the start of a sentence: `Photo 2 seems`, `Photos 2, 3 and 5 seem`. */
function photosLabel(numbers: readonly number[]): string {
  const [last, ...others] = numbers.toReversed();
  if (others.length === 0) return `Photo ${last} seems`;
  return `Photos ${others.toReversed().join(', ')} and ${last} seem`;
}
