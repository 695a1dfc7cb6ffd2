import { detailOf, type ListingDetail, type ListingDetailName } from 'shared-contract/listing/listing';

/** SPEC §9: the description's tags. */
const tags: readonly [name: ListingDetailName, label: string][] = [
  ['petsAllowed', 'Pets allowed'],
  ['furnished', 'Fully furnished'],
  ['smokingPermitted', 'Smoking permitted'],
];

export function tagsOf(details: readonly ListingDetail[]): string[] {
  return tags.filter(([name]) => detailOf(details, name) === true).map(([, label]) => label);
}
