import { type Property, propertyResourceType } from 'shared-contract/property/property';
import type { PropertyRow } from './property-store.ts';

export const propertyPath = '/api/properties';

/** Returns the JSON of a property. */
export function propertyResource(row: PropertyRow): Property {
  const { property, picture, currentListing } = row;
  return {
    '@id': `${propertyPath}/${property.id}`,
    '@type': propertyResourceType[property.propertyType],
    id: property.id,
    propertyType: { name: property.propertyType },
    category: { name: property.category },
    address: addressOf(property),
    timeZone: property.timeZone,
    bedrooms: property.bedrooms,
    baths: property.baths,
    carSpaces: property.carSpaces,
    landArea: property.landArea,
    picture,
    currentListing: currentListing && {
      '@id': `/api/listings/${currentListing.id}`,
      '@type': 'Listing',
      ...currentListing,
    },
    listings: row.listingIds.map((id) => `/api/listings/${id}`),
    ownershipDocuments: row.ownershipDocuments,
  };
}

type Place = Pick<PropertyRow['property'], 'streetAddress' | 'suburb' | 'state' | 'postcode'>;

export function addressOf(place: Place): Property['address'] {
  return {
    fullAddress: fullAddressOf(place),
    streetAddress: place.streetAddress,
    suburb: place.suburb,
    state: place.state,
    postcode: place.postcode,
  };
}

/** Formats an address: `12A/3–5 Bridge Road, Richmond VIC 3121`. */
export function fullAddressOf({ streetAddress, suburb, state, postcode }: Place): string {
  return `${streetAddress}, ${suburb} ${state} ${postcode}`;
}
