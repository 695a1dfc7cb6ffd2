import { everyListing, type ListingSearchQuery } from 'shared-contract/search/listing-search';
import { normalisedSearch, searchKey } from 'shared-contract/search/saved-search';
import type { DemoDataset } from '../dataset/demo-dataset.ts';
import { demoUsers } from '../people/people.ts';
import { stableId } from '../stable-id.ts';

const day = 86_400_000;
const notes = ['Lovely light in the kitchen. Ask whether the shed stays.', '', 'Close to the train; a bit loud?'];

/** Adds the listings and searches that Olivia has saved. */
export function addSavedItems(dataset: DemoDataset, now: Date): void {
  const owner = demoUsers.olivia;
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const others = dataset.listings.filter(({ status, ownerId }) => status === 'active' && ownerId !== owner.id);
  for (const [index, { id }] of others
    .filter(({ type }) => type !== 'lease')
    .slice(0, notes.length)
    .entries()) {
    const note = notes[index] ?? '';
    const at = ago(index + 1);
    const mark = { savedAt: at, hiddenAt: null, note, noteAt: note === '' ? null : at };
    dataset.listingMarks.push({ ownerId: owner.id, listingId: id, ...mark, createdAt: at, updatedAt: at });
  }
  const searches: { name: string; search: ListingSearchQuery }[] = [
    { name: 'Homes for sale', search: { ...everyListing, listingType: 'sale', propertyType: 'residential' } },
    { name: 'Dogs welcome', search: { ...everyListing, listingType: 'lease', petsAllowed: true } },
  ];
  for (const [index, { name, search }] of searches.entries()) {
    const at = ago(4 + index);
    dataset.savedSearches.push({
      id: stableId(`saved-search/${name}`),
      ownerId: owner.id,
      name,
      search: normalisedSearch(search),
      searchKey: searchKey(search),
      seenAt: at,
      createdAt: at,
      updatedAt: at,
    });
  }
}
