import type { Property } from 'shared-contract/property/property';
import { propertyResourceType } from 'shared-contract/property/property-type';
import { identity } from '../http/json-ld.ts';
import type { PropertyRow } from './property-store.ts';

export const propertyPath = '/api/properties';
const listingPath = '/api/listings';

export const propertyIdentity = ({ id, propertyType }: Pick<PropertyRow['property'], 'id' | 'propertyType'>) =>
  identity(propertyPath, propertyResourceType[propertyType], id);

export function propertyResource(row: PropertyRow): Property {
  const { property, picture, currentListing } = row;
  return {
    ...propertyIdentity(property),
    propertyType: { name: property.propertyType },
    category: { name: property.category },
    address: addressOf(property),
    timeZone: property.timeZone,
    bedrooms: property.bedrooms,
    baths: property.baths,
    carSpaces: property.carSpaces,
    landArea: property.landArea,
    picture,
    currentListing: currentListing && { ...currentListing, ...identity(listingPath, 'Listing', currentListing.id) },
    listings: row.listingIds.map((id) => `${listingPath}/${id}`),
    ownershipDocuments: row.ownershipDocuments,
    archivedAt: property.archivedAt?.toISOString() ?? null,
    sample: property.isSample,
  };
}

type Place = Pick<PropertyRow['property'], 'streetAddress' | 'suburb' | 'state' | 'postcode'>;

export function addressOf(place: Place): Property['address'] {
  const { streetAddress, suburb, state, postcode } = place;
  return { fullAddress: fullAddressOf(place), streetAddress, suburb, state, postcode };
}

/** Returns the property as the JSON of another resource refers to it. */
export const propertyReference = (property: Place & { id: string }) => ({
  '@id': `${propertyPath}/${property.id}`,
  id: property.id,
  fullAddress: fullAddressOf(property),
});

/** Formats an address: `12A/3–5 Bridge Road, Richmond VIC 3121`. */
export function fullAddressOf({ streetAddress, ...place }: Place): string {
  return `${streetAddress}, ${localityOf(place)}`;
}

/** Formats an address without its street: `Richmond VIC 3121`. */
export const localityOf = ({ suburb, state, postcode }: Omit<Place, 'streetAddress'>): string =>
  `${suburb} ${state} ${postcode}`;
