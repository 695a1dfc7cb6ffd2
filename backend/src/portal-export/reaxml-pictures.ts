import { assetRules } from 'shared-contract/listing/listing-asset';
import { element, groupOf, type XmlElement } from './xml.ts';

/** A picture for the portal to download. `modTime`, the time of its last change, has the format of `reaxmlTime`. */
export type ExportedPicture = { kind: 'photo' | 'floorPlan'; url: string; modTime: string };

/** The ids of the 26 images that REAXML allows: `m` is the main image, the others are `a` to `z` without `m`. */
const imageIds = ['m', ...'abcdefghijklnopqrstuvwxyz'];

export function imagesOf(pictures: readonly ExportedPicture[]): XmlElement | null {
  const photos = pictures.filter(({ kind }) => kind === 'photo').slice(0, imageIds.length);
  return groupOf(
    'images',
    photos.map(({ url, modTime }, index) => element('img', { id: imageIds[index] ?? '', modTime, url, format: 'jpg' })),
  );
}

export function floorPlansOf(pictures: readonly ExportedPicture[]): XmlElement | null {
  const plans = pictures.filter(({ kind }) => kind === 'floorPlan').slice(0, assetRules.floorPlan.maxCount);
  return groupOf(
    'objects',
    plans.map(({ url, modTime }, index) =>
      element('floorplan', { id: String(index + 1), modTime, url, format: 'jpg' }),
    ),
  );
}
