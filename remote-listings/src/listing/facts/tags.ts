import { detailOf, type ListingDetail, type ListingDetailName } from 'shared-contract/listing/listing';

/** Short labels that are shown above the description (SPEC §9). */
const tags: readonly [name: ListingDetailName, label: string][] = [
  ['petsAllowed', 'Pets allowed'],
  ['furnished', 'Fully furnished'],
  ['smokingPermitted', 'Smoking permitted'],
];

export function tagsOf(details: readonly ListingDetail[]): string[] {
  return tags.filter(([name]) => detailOf(details, name) === true).map(([, label]) => label);
}
