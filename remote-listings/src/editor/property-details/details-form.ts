import { detailOf, type Listing, type ListingDetail, type ListingDetailName } from 'shared-contract/listing/listing';
import * as z from 'shared-contract/schema';
import { numberText, parseNumber } from 'shared-contract/text/parse-number';
import type { FieldErrors } from 'shared-editor';
import type { ListingStepForm } from '../edited-listing.ts';
import { detailBlocks } from './detail-blocks.ts';

/** The text in a number field. It is stored as entered, so that an error message can refer to it. */
const typed = z.string();
const values = z.object({
  bedrooms: typed,
  baths: typed,
  livingAreas: typed,
  garages: typed,
  carports: typed,
  landArea: typed,
  landAreaUnit: z.string(),
  floorArea: typed,
  floorAreaUnit: z.string(),
  isMultiple: z.boolean(),
  availabilityDate: z.string(),
  petsAllowed: z.boolean(),
  furnished: z.boolean(),
  smokingPermitted: z.boolean(),
});
export type DetailValues = z.infer<typeof values>;

const typedNames = ['bedrooms', 'baths', 'livingAreas', 'garages', 'carports', 'landArea', 'floorArea'] as const;
const isTyped = (name: ListingDetailName): name is (typeof typedNames)[number] =>
  typedNames.some((one) => one === name);

export const areaUnits = [
  { value: 'squareMeter', label: 'm²' },
  { value: 'hectare', label: 'hectares' },
  { value: 'acre', label: 'acres' },
  { value: 'square', label: 'squares' },
] as const;

export const detailLabels: Record<ListingDetailName, string> = {
  bedrooms: 'Bedrooms',
  baths: 'Bathrooms',
  livingAreas: 'Living areas',
  garages: 'Garage spaces',
  carports: 'Carport spaces',
  landArea: 'Land area',
  landAreaUnit: 'Unit of the land area',
  floorArea: 'Floor area',
  floorAreaUnit: 'Unit of the floor area',
  isMultiple: 'Multiple similar properties',
  availabilityDate: 'Available from',
  petsAllowed: 'Pets allowed',
  furnished: 'Fully furnished',
  smokingPermitted: 'Smoking permitted',
};

export const detailsForm: ListingStepForm<DetailValues> = {
  step: 'property-details',
  draftDescription: 'the property details of this listing',
  schema: values,
  version: 2,
  labels: detailLabels,
  formatValue(field, value) {
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    return field.endsWith('Unit') ? (areaUnits.find((unit) => unit.value === value)?.label ?? '') : String(value);
  },
  valuesOf({ listingPropertyDetails: details, property }) {
    const count = (name: ListingDetailName) => {
      const value = detailOf(details, name);
      return typeof value === 'number' ? numberText(value) : '';
    };
    const text = (name: ListingDetailName, fallback: string) => String(detailOf(details, name) ?? fallback);
    const flag = (name: ListingDetailName) => detailOf(details, name) === true;
    return {
      bedrooms: count('bedrooms'),
      baths: count('baths'),
      livingAreas: count('livingAreas'),
      garages: count('garages'),
      carports: count('carports'),
      landArea: count('landArea'),
      landAreaUnit: text('landAreaUnit', property.propertyType.name === 'Rural' ? 'hectare' : 'squareMeter'),
      floorArea: count('floorArea'),
      floorAreaUnit: text('floorAreaUnit', 'squareMeter'),
      isMultiple: flag('isMultiple'),
      availabilityDate: text('availabilityDate', ''),
      petsAllowed: flag('petsAllowed'),
      furnished: flag('furnished'),
      smokingPermitted: flag('smokingPermitted'),
    };
  },
  patchOf(form, listing) {
    const { details, errors } = toDetails(form, listing);
    return { patch: { listingPropertyDetails: details }, errors };
  },
  fieldOf(path, { listingPropertyDetails = [] }) {
    const index = /^listingPropertyDetails\[(\d+)\]/.exec(path)?.[1];
    return listingPropertyDetails[Number(index)]?.name ?? null;
  },
};

/**
 * Returns the details that were entered in this form, and an error for each text that is not a number. Stored details
 * that are not part of the form follow unchanged.
 */
function toDetails(
  form: DetailValues,
  { property, type, listingPropertyDetails }: Listing,
): { details: ListingDetail[]; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const fieldNames = detailBlocks(property.propertyType.name, type).flatMap(({ fields }): ListingDetailName[] =>
    fields.flatMap((field): ListingDetailName[] =>
      field === 'landArea' || field === 'floorArea' ? [field, `${field}Unit`] : [field],
    ),
  );
  const entered = fieldNames.flatMap((name): ListingDetail[] => {
    const value = form[name];
    if (name === 'landAreaUnit' && form.landArea.trim() === '') return [];
    if (name === 'floorAreaUnit' && form.floorArea.trim() === '') return [];
    if (isTyped(name)) {
      const read = parseNumber(form[name]);
      if (!read.ok) errors[name] = read.message;
      return read.ok && read.value !== null ? [{ name, value: read.value }] : [];
    }
    return value === '' ? [] : [{ name, value }];
  });
  return { details: [...entered, ...listingPropertyDetails.filter(({ name }) => !fieldNames.includes(name))], errors };
}
