import { fullSize } from '../../load-demo-data.ts';
import { buildDataset } from '../build-dataset.ts';

/** The dataset that `pnpm start` loads, built once per test file. */
export const now = new Date('2026-11-21T02:30:00Z');
export const dataset = buildDataset(now, fullSize);

export const propertyOf = new Map(dataset.properties.map((property) => [property.id, property]));

export const listings = dataset.listings.map((listing) => {
  const property = propertyOf.get(listing.propertyId);
  if (!property) throw new Error(`The listing ${listing.id} has no property.`);
  return { ...listing, property };
});

export const active = listings.filter(({ status }) => status === 'active');
