import { addDays } from 'shared-contract/date/local-date';
import type { ListingDetail } from 'shared-contract/listing/listing';
import { carSpacesOf, detailOf } from 'shared-contract/listing/listing';
import { suburbSlug } from 'shared-contract/place/suburb';
import { categorySlug } from 'shared-contract/property/property-category';
import { featureSlug } from 'shared-contract/search/listing-facets';
import { squareMetresIn } from 'shared-contract/search/listing-search';
import type { SearchDocument } from '../listing-search/listing-search.ts';
import { hasForbiddenPrice, visibleLocation } from '../listings/visible-fields.ts';
import { keywordsIn } from '../words/keywords.ts';
import { searchPrices } from './search-prices.ts';
import { cardOf, type StoredListing } from './stored-listings.ts';

/** Builds the row of a listing in the search table. Returns null when the listing is not public. */
export function searchDocument(stored: StoredListing): SearchDocument | null {
  const { listing, property, featureNames, opens } = stored;
  const { publishedAt, status, listingPropertyDetails: details } = listing;
  if ((status !== 'active' && status !== 'underOffer') || !publishedAt) return null;
  const isOn = (name: 'petsAllowed' | 'furnished' | 'smokingPermitted') => detailOf(details, name) === true;
  const location = visibleLocation({ ...listing, ...property }, !listing.streetHidden);
  return {
    id: listing.id,
    publishedAt,
    forSale: listing.type !== 'lease',
    forLease: listing.type !== 'sale',
    underOffer: status === 'underOffer',
    propertyType: lowerCase[property.propertyType],
    category: categorySlug(property.category),
    suburb: suburbSlug(property.suburb, property.state, property.postcode),
    state: property.state,
    postcode: property.postcode,
    timeZone: property.timeZone,
    bedrooms: Number(detailOf(details, 'bedrooms') ?? 0),
    // Counts whole bathrooms: a half bathroom is shown on the page, but a search ignores it (V15).
    baths: Math.floor(Number(detailOf(details, 'baths') ?? 0)),
    carSpaces: carSpacesOf(details),
    petsAllowed: isOn('petsAllowed'),
    furnished: isOn('furnished'),
    smokingPermitted: isOn('smokingPermitted'),
    features: featureNames.map(featureSlug),
    words: searchWordsOf(stored),
    ...searchPrices(listing, hasForbiddenPrice(stored)),
    landSquareMetres: areaOf(details, 'landArea'),
    floorSquareMetres: areaOf(details, 'floorArea'),
    availableOn: availableOn(details),
    auctionAt: listing.auctionAt,
    location: location ? { latitude: location.latitude, longitude: location.longitude } : null,
    opens: opens.map(({ startAt, endAt }) => ({ startAt: new Date(startAt), endAt: new Date(endAt) })),
    card: cardOf(stored),
  };
}

const lowerCase = { Residential: 'residential', Commercial: 'commercial', Land: 'land', Rural: 'rural' } as const;

/**
 * Returns the words that a keyword search compares. They do not contain a hidden street, so that a search for the
 * street does not find the listing.
 */
function searchWordsOf({ listing, property, description, featureNames }: StoredListing): string[] {
  const street = listing.streetHidden ? '' : property.streetAddress;
  const texts = [listing.headline, description, property.category, property.suburb, street, ...featureNames];
  return [...new Set(keywordsIn(texts.join(' ')))];
}

const unitNames = { square: 9.290304, squareMeter: 1, acre: squareMetresIn.acre, hectare: squareMetresIn.ha } as const;

function areaOf(details: readonly ListingDetail[], name: 'landArea' | 'floorArea'): number | null {
  const area = Number(detailOf(details, name) ?? 0);
  const unitName = detailOf(details, `${name}Unit`);
  const unit = Object.entries(unitNames).find(([known]) => known === unitName)?.[1] ?? 1;
  return area > 0 ? area * unit : null;
}

function availableOn(details: readonly ListingDetail[]): string | null {
  const date = detailOf(details, 'availabilityDate');
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) return null;
  // Corrects days that do not exist, which PostgreSQL would reject: 31 February becomes 3 March.
  return addDays(date, 0);
}
