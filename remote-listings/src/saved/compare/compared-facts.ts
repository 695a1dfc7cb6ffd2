import { carSpacesOf, detailOf, type Listing } from 'shared-contract/listing/listing';
import { isAdvertised } from 'shared-contract/listing/listing-status';
import { formatInstant, formatLocalDate, zoneNameAt } from 'shared-ui';
import { factsOf } from '../../listing/facts/facts.ts';
import { openHomeLabel } from '../../listing/open-homes/open-home-labels.ts';

type Row = { name: string; values: string[] };

const nothing = '–';

/** Returns one row for each fact that at least one listing has. */
export function comparedFacts(listings: readonly Listing[], now = new Date()): Row[] {
  const row = (name: string, read: (listing: Listing) => string | undefined): Row => ({
    name,
    values: listings.map((listing) => read(listing) ?? nothing),
  });
  return [
    row('Type', ({ property }) => property.category.name),
    row('Bedrooms', ({ listingPropertyDetails }) => count(detailOf(listingPropertyDetails, 'bedrooms'), 'Studio')),
    row('Bathrooms', ({ listingPropertyDetails }) => count(detailOf(listingPropertyDetails, 'baths'))),
    row('Car spaces', ({ listingPropertyDetails }) => count(carSpacesOf(listingPropertyDetails))),
    row('Land', area('landArea')),
    row('Floor area', area('floorArea')),
    row('Available', ({ listingPropertyDetails }) => dayOf(detailOf(listingPropertyDetails, 'availabilityDate'))),
    row('Pets', flag('petsAllowed')),
    row('Furnished', flag('furnished')),
    row('Next open home', (listing) => nextOpen(listing, now)),
    row('Auction', ({ auctionDateTime, property }) =>
      auctionDateTime && new Date(auctionDateTime) > now
        ? `${formatInstant(auctionDateTime, 'dateTime', property.timeZone)} ${zoneNameAt(auctionDateTime, property.timeZone)}`
        : undefined,
    ),
  ].filter(({ values }) => values.some((value) => value !== nothing));
}

/** Returns one row for each feature that at least one listing has. The most common features come first. */
export function comparedFeatures(listings: readonly Listing[]): { name: string; has: boolean[] }[] {
  const names = [...new Set(listings.flatMap(({ features }) => features.map(({ name }) => name)))];
  const rows = names.map((name) => ({
    name,
    has: listings.map(({ features }) => features.some((feature) => feature.name === name)),
  }));
  const many = (has: readonly boolean[]) => has.filter(Boolean).length;
  return rows.sort((a, b) => many(b.has) - many(a.has) || a.name.localeCompare(b.name));
}

function count(value: unknown, none?: string): string | undefined {
  if (typeof value !== 'number') return undefined;
  return value === 0 ? none : String(value);
}

const area =
  (kind: 'landArea' | 'floorArea') =>
  ({ listingPropertyDetails }: Listing) =>
    factsOf(listingPropertyDetails).find((fact) => fact.kind === kind)?.short;

const flag =
  (name: 'petsAllowed' | 'furnished') =>
  ({ listingPropertyDetails }: Listing) => {
    const value = detailOf(listingPropertyDetails, name);
    return value === undefined ? undefined : value === true ? 'Yes' : 'No';
  };

const dayOf = (date: unknown) => (typeof date === 'string' ? formatLocalDate(date) : undefined);

function nextOpen({ listingOpens, property, status }: Listing, now: Date): string | undefined {
  if (!isAdvertised(status)) return undefined;
  const [next] = listingOpens
    .filter(({ endAt }) => new Date(endAt) > now)
    .sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
  // Names the zone, because the compared properties can be in different ones.
  return next && `${openHomeLabel(next, property.timeZone, now)} ${zoneNameAt(next.startAt, property.timeZone)}`;
}
