import { addDays, localDateIn } from '../date/local-date.ts';
import type { PropertyTypeName } from '../property/property-type.ts';
import { numberText } from '../text/parse-number.ts';
import type { Violation } from '../wire/problem.ts';
import { detailOf, type ListingDetail, type ListingDetailName, type ListingType } from './listing.ts';

/** The listing types that each property type allows (V14). */
export const listingTypesOf: Record<PropertyTypeName, readonly ListingType[]> = {
  Residential: ['sale', 'lease', 'both'],
  Commercial: ['sale', 'lease', 'both'],
  Land: ['sale'],
  Rural: ['sale'],
};

/** Rejects a listing type that the property type does not allow (V14). */
export function listingTypeViolations(type: ListingType, propertyType: PropertyTypeName): Violation[] {
  const allowed = listingTypesOf[propertyType];
  if (allowed.includes(type)) return [];
  const message = `${propertyType} properties are listed for ${allowed.join(' or ')} only.`;
  return [{ propertyPath: 'type', message, code: 'listing-type' }];
}

/** The details that a listing must have before it is published, by property type. Buyers compare listings by them. */
export const requiredDetails: Record<PropertyTypeName, readonly ListingDetailName[]> = {
  Residential: ['bedrooms', 'baths'],
  Commercial: ['floorArea'],
  Land: ['landArea'],
  Rural: ['landArea'],
};

const requiredMessages: Partial<Record<ListingDetailName, string>> = {
  bedrooms: 'Enter the number of bedrooms (0 for a studio).',
  baths: 'Enter the number of bathrooms.',
  floorArea: 'Enter the floor area.',
  landArea: 'Enter the land area.',
};

/** Returns a message for each required detail that is absent. */
export function missingDetailMessages(details: readonly ListingDetail[], propertyType: PropertyTypeName): string[] {
  return requiredDetails[propertyType]
    .filter((name) => detailOf(details, name) === undefined)
    .map((name) => requiredMessages[name] ?? `Enter ${name}.`);
}

type Place = { propertyType: PropertyTypeName; timeZone: string };

/**
 * Checks the value of each detail, above all of rooms (V15), areas (V16) and the availability date (V24), and that no
 * detail is given twice. `storedDate` is the availability date that the listing already has; this date stays valid
 * after it has passed.
 */
export function detailViolations(
  details: readonly ListingDetail[],
  place: Place,
  now: Date,
  storedDate?: ListingDetail['value'],
): Violation[] {
  return details.flatMap((detail, index) => {
    if (detail.name === 'availabilityDate' && detail.value === storedDate) return [];
    const refusal =
      details.findIndex(({ name }) => name === detail.name) < index
        ? 'is given twice'
        : detailRefusal(detail, place, now);
    if (refusal === null) return [];
    return [
      {
        propertyPath: `listingPropertyDetails[${index}].value`,
        message: `${words[detail.name]} ${refusal}.`,
        code: 'detail',
      },
    ];
  });
}

const squareMetres: Record<string, number> = { square: 9.290304, squareMeter: 1, acre: 4046.8564224, hectare: 10_000 };

/** Returns warnings about unlikely but allowed areas (V16) and availability dates (V24). */
export function detailAdvice(
  details: readonly ListingDetail[],
  { timeZone }: Pick<Place, 'timeZone'>,
  now: Date,
): string[] {
  const area = (name: 'landArea' | 'floorArea') =>
    Number(detailOf(details, name) ?? Number.NaN) *
    (squareMetres[String(detailOf(details, `${name}Unit`) ?? 'squareMeter')] ?? 1);
  const availableFrom = detailOf(details, 'availabilityDate');
  const inAYear = addDays(localDateIn(timeZone, now), 365);
  return [
    ...(area('floorArea') > area('landArea')
      ? [
          'The floor area is larger than the land area. That’s fine for several storeys. If not, check both areas and units.',
        ]
      : []),
    ...(typeof availableFrom === 'string' && availableFrom > inAYear
      ? ['The date it’s available from is more than a year away. Check it.']
      : []),
  ];
}

const wholeCounts: readonly ListingDetailName[] = ['bedrooms', 'livingAreas', 'garages', 'carports'];
const areas: readonly ListingDetailName[] = ['landArea', 'floorArea'];
const areaUnits: readonly unknown[] = ['square', 'squareMeter', 'acre', 'hectare'];
const flags: readonly ListingDetailName[] = ['isMultiple', 'petsAllowed', 'furnished', 'smokingPermitted'];

/**
 * Returns the part of the message that follows the detail's name, such as "can’t be set for land"; null for a valid
 * value.
 */
function detailRefusal({ name, value }: ListingDetail, { propertyType, timeZone }: Place, now: Date): string | null {
  if (wholeCounts.includes(name) || name === 'baths') {
    if (propertyType === 'Land' && value !== 0) return 'can’t be set for land';
    const step = name === 'baths' ? 2 : 1;
    const fits = typeof value === 'number' && value >= 0 && value <= 50 && Number.isInteger(value * step);
    return fits
      ? null
      : `must be a ${step === 2 ? 'whole or half' : 'whole'} number from 0 to 50, not ${quoteValue(value)}`;
  }
  if (areas.includes(name)) {
    const fits = typeof value === 'number' && value > 0 && value <= 10_000_000;
    return fits ? null : `must be more than 0 and at most 10,000,000, not ${quoteValue(value)}`;
  }
  if (name === 'landAreaUnit' || name === 'floorAreaUnit') {
    return areaUnits.includes(value) ? null : `must be one of ${areaUnits.join(', ')}`;
  }
  if (flags.includes(name)) return typeof value === 'boolean' ? null : 'must be true or false';
  return availabilityRefusal(value, timeZone, now);
}

/** Returns the rejected value in quotes, shortened. */
const quoteValue = (value: ListingDetail['value']) =>
  typeof value === 'number' ? numberText(value) : `“${String(value).slice(0, 40)}”`;

function availabilityRefusal(value: ListingDetail['value'], timeZone: string, now: Date): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(value))) {
    return 'must be a date such as 2026-11-21';
  }
  return value >= localDateIn(timeZone, now) ? null : 'must not be in the past';
}

const words: Record<ListingDetailName, string> = {
  isMultiple: 'Several of a kind',
  landArea: 'The land area',
  landAreaUnit: 'The unit of the land area',
  floorArea: 'The floor area',
  floorAreaUnit: 'The unit of the floor area',
  bedrooms: 'The number of bedrooms',
  baths: 'The number of bathrooms',
  livingAreas: 'The number of living areas',
  garages: 'The number of garages',
  carports: 'The number of carports',
  availabilityDate: 'The date it’s available from',
  petsAllowed: 'Pets allowed',
  furnished: 'Furnished',
  smokingPermitted: 'Smoking permitted',
};
