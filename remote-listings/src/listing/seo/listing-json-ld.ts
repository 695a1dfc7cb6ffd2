import { detailOf, type Listing, type ListingDetailName, type Pricing } from 'shared-contract/listing/listing';
import { addresses } from 'shared-contract/page/addresses';
import { pictureAddress, pictureWidths } from 'shared-contract/picture/picture';
import { plainTextOf } from 'shared-contract/text/rich-text';

const squareMetres: Record<string, number> = { squareMeter: 1, square: 9.290304, acre: 4046.856, hectare: 10_000 };
const maxSharedWidth = 1280;

/**
 * Returns the schema.org data of a listing. It contains nothing that visitors cannot see, such as a hidden price (V22).
 */
export function listingJsonLd(listing: Listing, origin: string): Record<string, unknown> {
  const { property, type } = listing;
  const url = origin + addresses.listing(listing.id);
  const lease = type === 'both' ? listing.leasePricing : null;
  const offers = [offerOf(listing.pricing, type === 'lease' ? 'lease' : 'sale'), lease && offerOf(lease, 'lease')];
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: `${property.address.fullAddress}${listing.headline ? ` – ${listing.headline}` : ''}`,
    description: plainTextOf(listing.description),
    datePosted: listing.publishedAt ?? undefined,
    image: photosOf(listing, origin),
    mainEntity: placeOf(listing),
    offers: offers
      .filter((offer) => offer !== null)
      .map((offer) => ({ ...offer, availability: availabilityOf(listing) })),
    event: listing.listingOpens.map((open) => ({
      '@type': 'Event',
      name: `Open home: ${property.address.fullAddress}`,
      startDate: open.startAt,
      endDate: open.endAt,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', address: postalAddressOf(listing) },
    })),
  };
}

/** Returns the URLs of the photos in a width that is large enough for link previews. */
export function photosOf({ listingAssets }: Listing, origin: string): string[] {
  return listingAssets.flatMap(({ kind, picture }) =>
    kind === 'photo' && picture ? [origin + pictureAddress(picture.id, sharedWidth(picture.width), 'jpeg')] : [],
  );
}

const sharedWidth = (width: number) =>
  pictureWidths.findLast((one) => one <= Math.min(width, maxSharedWidth)) ?? pictureWidths[0];

function placeOf(listing: Listing) {
  const details = listing.listingPropertyDetails;
  const area = (name: 'floorArea' | 'landArea') => {
    const value = Number(detailOf(details, name) ?? 0);
    const factor = squareMetres[String(detailOf(details, `${name}Unit`) ?? 'squareMeter')] ?? 1;
    return value > 0
      ? { '@type': 'QuantitativeValue', value: Math.round(value * factor * 100) / 100, unitCode: 'MTK' }
      : undefined;
  };
  const count = (name: ListingDetailName) => {
    const value = detailOf(details, name);
    return typeof value === 'number' && value > 0 ? value : undefined;
  };
  return {
    '@type': placeTypeOf(listing),
    address: postalAddressOf(listing),
    numberOfBedrooms: count('bedrooms'),
    numberOfBathroomsTotal: count('baths'),
    floorSize: area('floorArea'),
    additionalProperty: area('landArea') && {
      '@type': 'PropertyValue',
      name: 'Land area',
      ...area('landArea'),
      '@id': undefined,
    },
    petsAllowed: detailOf(details, 'petsAllowed') === true || undefined,
    amenityFeature: listing.features.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  };
}

function placeTypeOf({ property }: Listing): string {
  if (property.propertyType.name === 'Commercial' || property.propertyType.name === 'Land') return 'Place';
  if (['Apartment', 'Unit', 'Flat', 'Studio'].includes(property.category.name)) return 'Apartment';
  return property.propertyType.name === 'Rural' ? 'House' : 'SingleFamilyResidence';
}

function postalAddressOf({ property: { address } }: Listing) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.streetAddress,
    addressLocality: address.suburb,
    addressRegion: address.state,
    postalCode: address.postcode,
    addressCountry: 'AU',
  };
}

function offerOf(pricing: Pricing, purpose: 'sale' | 'lease') {
  const businessFunction = `http://purl.org/goodrelations/v1#${purpose === 'sale' ? 'Sell' : 'LeaseOut'}`;
  const offer = { '@type': 'Offer', businessFunction, priceCurrency: 'AUD' };
  if (pricing.displayType === 'hide' || !pricing.displayValue) return offer;
  const week =
    purpose === 'lease'
      ? { unitCode: 'WEE', referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'WEE' } }
      : {};
  const amount =
    'value' in pricing.displayValue
      ? { price: pricing.displayValue.value }
      : { minPrice: pricing.displayValue.range.min, maxPrice: pricing.displayValue.range.max };
  if (purpose === 'sale' && 'price' in amount) return { ...offer, ...amount };
  const type = purpose === 'lease' ? 'UnitPriceSpecification' : 'PriceSpecification';
  return { ...offer, priceSpecification: { '@type': type, priceCurrency: 'AUD', ...amount, ...week } };
}

function availabilityOf({ status }: Listing): string {
  if (status === 'active') return 'https://schema.org/InStock';
  return `https://schema.org/${status === 'underOffer' ? 'LimitedAvailability' : 'SoldOut'}`;
}
