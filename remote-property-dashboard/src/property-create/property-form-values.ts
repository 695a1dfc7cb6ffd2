import type { AddressSuggestion } from 'shared-contract/place/address-suggestion';
import { type Place, placeViolations } from 'shared-contract/place/place-rules';
import { australianState } from 'shared-contract/place/suburb';
import type { Property } from 'shared-contract/property/property';
import { propertyCategories } from 'shared-contract/property/property-category';
import { type PropertyInput, type PropertyPatch, propertyInput } from 'shared-contract/property/property-input';
import { kindViolations, type Room, rooms, roomsOf } from 'shared-contract/property/property-rules';
import { type PropertyTypeName, propertyTypeName } from 'shared-contract/property/property-type';
import * as z from 'shared-contract/schema';
import { numberText, parseNumber, quotedInput } from 'shared-contract/text/parse-number';
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

/** Returns the values of a stored property. Shows areas in hectares from 10,000 m² on, like the rest of the site. */
export function valuesOfProperty(property: Property): PropertyFormValues {
  const { propertyType, category, address, landArea } = property;
  const { streetAddress = '', suburb, state, postcode } = address;
  const countText = (count: number | null | undefined) => (count == null ? '' : String(count));
  const landAreaUnit = landArea != null && landArea >= squareMetres.hectare ? 'hectare' : 'squareMeter';
  return {
    ...emptyPropertyForm,
    type: propertyType.name,
    category: category.name,
    ...{ streetAddress, suburb, state, postcode },
    bedrooms: countText(property.bedrooms),
    baths: countText(property.baths),
    carSpaces: countText(property.carSpaces),
    landArea: landArea == null ? '' : numberText(landArea / squareMetres[landAreaUnit]),
    landAreaUnit,
  };
}

/** Returns the patch that stores the values of the form. An empty field removes the stored value. */
export function toPropertyPatch(input: PropertyInput): PropertyPatch {
  const noRooms = Object.fromEntries(roomsOf[input.propertyType.name].map((room) => [room, null]));
  return { ...noRooms, landArea: null, ...input };
}

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
 * Returns the request, or an error for each invalid field. Applies the server's rules for place and rooms (V9, V15). An
 * invalid field does not stop the checks of the others, so that all errors are shown at once.
 * @param known the suburbs with the typed name. Until they are loaded, only the server checks the place.
 */
export function toPropertyInput(
  values: PropertyFormValues,
  known?: readonly Place[],
): { ok: true; input: PropertyInput } | { ok: false; errors: Errors } {
  const request = toRequest(values);
  const parsed = propertyInput.safeParse(request);
  const address = propertyInput.shape.address.safeParse(request.address);
  const violations: Violation[] = [
    ...shapeViolations(parsed),
    ...kindViolations({ propertyType: values.type, category: values.category }),
    ...(address.success && known ? placeViolations(address.data, known) : []),
  ];
  if (parsed.success && violations.length === 0) return { ok: true, input: parsed.data };
  const errors = withTypedValues(fieldErrors(violations).errors, values);
  if (values.isManualAddress || hasAddress(values)) return { ok: false, errors };
  // The address fields are not on the screen, so one message under the search replaces their errors.
  for (const field of addressFields) delete errors[field];
  return { ok: false, errors: { ...errors, typedAddress: 'Choose an address from the list or enter it manually.' } };
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
      : { landArea: toSquareMetres(toNumber(values.landArea), values.landAreaUnit) }),
  };
}

/** Converts an area to square metres with four decimal places, so that 0.07 ha are 700 m², not 700.0000000000001. */
function toSquareMetres(area: number, unit: keyof typeof squareMetres): number {
  return Math.round(area * squareMetres[unit] * 1e4) / 1e4;
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
