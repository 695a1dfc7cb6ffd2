import type { AddressSuggestion } from 'shared-contract/place/address-suggestion';
import type { Place } from 'shared-contract/place/place-rules';
import { australianState } from 'shared-contract/place/suburb';
import {
  type PropertyInput,
  type PropertyTypeName,
  propertyInput,
  propertyTypeName,
} from 'shared-contract/property/property';
import { propertyCategories } from 'shared-contract/property/property-category';
import { propertyViolations, type Room, rooms, roomsOf } from 'shared-contract/property/property-rules';
import * as z from 'shared-contract/schema';
import { parseNumber, quotedInput } from 'shared-contract/text/parse-number';
import type { Violation } from 'shared-contract/wire/problem';
import { shapeViolations } from 'shared-contract/wire/shape-violations';

export const areaUnits = { squareMeter: 'm²', hectare: 'hectares', acre: 'acres' } as const;
const squareMetres = { squareMeter: 1, hectare: 10_000, acre: 4046.8564224 } as const;
export const areaUnit = z.enum(['squareMeter', 'hectare', 'acre']);

/** The values of the form. A draft stores them too. */
export const propertyFormValues = z.object({
  type: propertyTypeName,
  category: z.string(),
  /** The text in the field that searches addresses. */
  typedAddress: z.string(),
  /** True when the owner enters the address in separate fields instead of searching for it. */
  isManualAddress: z.boolean(),
  streetAddress: z.string(),
  suburb: z.string(),
  state: z.nullable(australianState),
  postcode: z.string(),
  bedrooms: z.string(),
  baths: z.string(),
  carSpaces: z.string(),
  landArea: z.string(),
  landAreaUnit: areaUnit,
});
export type PropertyFormValues = z.infer<typeof propertyFormValues>;

export const emptyPropertyForm: PropertyFormValues = {
  type: 'Residential',
  category: propertyCategories.Residential[0],
  typedAddress: '',
  isManualAddress: false,
  streetAddress: '',
  suburb: '',
  state: null,
  postcode: '',
  bedrooms: '',
  baths: '',
  carSpaces: '',
  landArea: '',
  landAreaUnit: 'squareMeter',
};

/**
 * Returns the values for another property type. The category is the first one of the new type, because each type has
 * its own. While no land area is entered, its unit is the usual one of the new type.
 */
export function withType(values: PropertyFormValues, type: PropertyTypeName): PropertyFormValues {
  if (type === values.type) return values;
  const landAreaUnit = values.landArea !== '' ? values.landAreaUnit : type === 'Rural' ? 'hectare' : 'squareMeter';
  return { ...values, type, category: propertyCategories[type][0], landAreaUnit };
}

export function withAddress(values: PropertyFormValues, chosen: AddressSuggestion): PropertyFormValues {
  const { fullAddress, streetAddress, suburb, state, postcode } = chosen;
  return { ...values, typedAddress: fullAddress, streetAddress, suburb, state, postcode };
}

/** Switches from the address search to separate fields. The street is copied from the search text. */
export function withManualAddress(values: PropertyFormValues): PropertyFormValues {
  const { typedAddress } = values;
  const street = typedAddress.includes(',') ? typedAddress.slice(0, typedAddress.lastIndexOf(',')) : typedAddress;
  return { ...values, isManualAddress: true, streetAddress: values.streetAddress || street.trim() };
}

/** Switches from separate fields to the address search. The search text is made from the fields. */
export function withAddressSearch(values: PropertyFormValues): PropertyFormValues {
  const { streetAddress, suburb, state, postcode } = values;
  const place = [suburb, state, postcode].filter(Boolean).join(' ');
  const typedAddress = [streetAddress, place].filter(Boolean).join(', ');
  return { ...values, typedAddress, isManualAddress: false, streetAddress: '', suburb: '', state: null, postcode: '' };
}

export const hasAddress = ({ streetAddress, suburb }: PropertyFormValues) => streetAddress !== '' && suburb !== '';

type Field = keyof PropertyFormValues;
type Errors = Partial<Record<Field, string>>;

/**
 * Returns the request, or an error for each invalid field. Applies the server's rules for place and rooms (V9, V15).
 * @param known the suburbs with the typed name. Until they are loaded, only the server checks the place.
 */
export function toPropertyInput(
  values: PropertyFormValues,
  known?: readonly Place[],
): { ok: true; input: PropertyInput } | { ok: false; errors: Errors } {
  if (!values.isManualAddress && !hasAddress(values)) {
    return { ok: false, errors: { typedAddress: 'Choose an address from the list or enter it manually.' } };
  }
  const parsed = propertyInput.safeParse(toRequest(values));
  const violations: Violation[] = parsed.success
    ? known
      ? propertyViolations(parsed.data, known)
      : []
    : shapeViolations(parsed);
  if (parsed.success && violations.length === 0) return { ok: true, input: parsed.data };
  return { ok: false, errors: withTypedValues(fieldErrors(violations).errors, values) };
}

function toRequest({ type, category, streetAddress, suburb, state, postcode, ...values }: PropertyFormValues) {
  const counted = roomsOf[type].filter((room) => values[room].trim() !== '');
  return {
    propertyType: { name: type },
    category: { name: category },
    address: { streetAddress, suburb, state, postcode },
    ...Object.fromEntries(counted.map((room: Room) => [room, toNumber(values[room])])),
    ...(values.landArea.trim() === ''
      ? {}
      : { landArea: toNumber(values.landArea) * squareMetres[values.landAreaUnit] }),
  };
}

function toNumber(text: string): number {
  const parsed = parseNumber(text);
  return parsed.ok && parsed.value !== null ? parsed.value : Number.NaN;
}

/** Adds the typed text to the errors of number fields: `Enter a whole number from 0 to 50, not “51”.` */
function withTypedValues(errors: Errors, values: PropertyFormValues): Errors {
  const numbers = [...rooms, 'landArea' as const].flatMap((field) => {
    const message = errors[field];
    return message ? [[field, message.replace(/\.$/, `, not “${quotedInput(values[field])}”.`)] as const] : [];
  });
  return { ...errors, ...Object.fromEntries(numbers) };
}

/** Returns the server's errors by field of the form. `rest` has the messages of errors that belong to no field. */
export function fieldErrors(violations: readonly Violation[]): { errors: Errors; rest: string[] } {
  const errors: Errors = {};
  const rest: string[] = [];
  for (const { propertyPath, message } of violations) {
    const field = fields[propertyPath];
    if (field) errors[field] ??= message;
    else rest.push(message);
  }
  return { errors, rest };
}

export const addressFields = ['streetAddress', 'suburb', 'state', 'postcode'] as const;

const fields: Record<string, Field> = {
  'propertyType.name': 'type',
  'category.name': 'category',
  ...Object.fromEntries(addressFields.map((field) => [`address.${field}`, field])),
  ...Object.fromEntries([...rooms, 'landArea' as const].map((field) => [field, field])),
};
