import { detailOf, type ListingDetail, type ListingDetailName } from 'shared-contract/listing/listing';

/** The labels shown above the description when the listing has the detail (SPEC §9). */
const tags: readonly [name: ListingDetailName, label: string][] = [
  ['petsAllowed', 'Pets allowed'],
  ['furnished', 'Fully furnished'],
  ['smokingPermitted', 'Smoking permitted'],
];

export function tagsOf(details: readonly ListingDetail[]): string[] {
  return tags.filter(([name]) => detailOf(details, name) === true).map(([, label]) => label);
}
