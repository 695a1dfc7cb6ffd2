import type { ListingDetail, ListingDetailName, ListingType } from 'shared-contract/listing';
import { localDateIn } from 'shared-contract/local-date';
import type { Violation } from 'shared-contract/problem';
import type { PropertyTypeName } from 'shared-contract/property';

const typesOf: Record<PropertyTypeName, readonly ListingType[]> = {
  Residential: ['sale', 'lease', 'both'],
  Commercial: ['sale', 'lease', 'both'],
  Land: ['sale'],
  Rural: ['sale'],
};

/** V14: what may be advertised of which property. */
export function listingTypeViolations(type: ListingType, propertyType: PropertyTypeName): Violation[] {
  const allowed = typesOf[propertyType];
  if (allowed.includes(type)) return [];
  const message = `${propertyType} properties are listed for ${allowed.join(' or ')} only.`;
  return [{ propertyPath: 'type', message, code: 'listing-type' }];
}

type Place = { propertyType: PropertyTypeName; timeZone: string };

/** V15, V16 and V24. */
export function detailViolations(details: readonly ListingDetail[], place: Place, now: Date): Violation[] {
  return details.flatMap((detail, index) => {
    const refusal =
      details.findIndex(({ name }) => name === detail.name) < index ? 'is given twice' : refusalOf(detail, place, now);
    if (refusal === null) return [];
    return [
      { propertyPath: `listingPropertyDetails[${index}].value`, message: `${detail.name} ${refusal}.`, code: 'detail' },
    ];
  });
}

const wholeCounts: readonly ListingDetailName[] = ['bedrooms', 'livingAreas', 'garages', 'carports'];
const areas: readonly ListingDetailName[] = ['landArea', 'floorArea'];
const areaUnits: readonly unknown[] = ['square', 'squareMeter', 'acre', 'hectare'];
const flags: readonly ListingDetailName[] = ['isMultiple', 'petsAllowed', 'furnished', 'smokingPermitted'];

/** The sentence's end, or null where the value is fine. */
function refusalOf({ name, value }: ListingDetail, { propertyType, timeZone }: Place, now: Date): string | null {
  if (wholeCounts.includes(name) || name === 'baths') {
    if (propertyType === 'Land' && value !== 0) return 'cannot be set for land';
    const step = name === 'baths' ? 2 : 1;
    const fits = typeof value === 'number' && value >= 0 && value <= 50 && Number.isInteger(value * step);
    return fits ? null : `must be a ${step === 2 ? 'whole or half' : 'whole'} number from 0 to 50`;
  }
  if (areas.includes(name)) return typeof value === 'number' && value > 0 ? null : 'must be more than 0';
  if (name === 'landAreaUnit' || name === 'floorAreaUnit') {
    return areaUnits.includes(value) ? null : `must be one of ${areaUnits.join(', ')}`;
  }
  if (flags.includes(name)) return typeof value === 'boolean' ? null : 'must be true or false';
  return availabilityRefusal(value, timeZone, now);
}

function availabilityRefusal(value: ListingDetail['value'], timeZone: string, now: Date): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(value))) {
    return 'must be a date such as 2026-11-21';
  }
  return value >= localDateIn(timeZone, now) ? null : 'must not be in the past';
}
