import type { ListingDetailName, ListingType } from 'shared-contract/listing/listing';
import type { PropertyTypeName } from 'shared-contract/property/property-type';

/** A field of the form. The unit of an area is no field of its own, because the area's field includes it. */
export type DetailField = Exclude<ListingDetailName, 'landAreaUnit' | 'floorAreaUnit'>;

/** Returns whether the field is a checkbox. */
export const isFlag = (field: DetailField) =>
  field === 'isMultiple' || field === 'petsAllowed' || field === 'furnished' || field === 'smokingPermitted';

type DetailBlock = { title: string; fields: readonly DetailField[] };

const rooms: DetailBlock = {
  title: 'Rooms and parking',
  fields: ['bedrooms', 'baths', 'livingAreas', 'garages', 'carports'],
};
const parking: DetailBlock = { title: 'Parking', fields: ['garages', 'carports'] };
const areas: DetailBlock = { title: 'Size', fields: ['landArea', 'floorArea'] };
const floorAreaFirst: DetailBlock = { title: 'Size', fields: ['floorArea', 'landArea'] };
const multipleForSale: DetailBlock = { title: 'For sale', fields: ['isMultiple'] };
const multipleForLease: DetailBlock = { title: 'For lease', fields: ['isMultiple', 'availabilityDate'] };
const homeForLease: DetailBlock = {
  title: 'For lease',
  fields: ['availabilityDate', 'petsAllowed', 'furnished', 'smokingPermitted'],
};

/** The blocks of fields that the form shows, by property type and listing type (SPEC §2). */
const blocks = {
  'residential-sale': [rooms, areas, multipleForSale],
  'residential-lease': [rooms, areas, homeForLease],
  'commercial-sale': [floorAreaFirst, parking, multipleForSale],
  'commercial-lease': [floorAreaFirst, parking, multipleForLease],
  'commercial-both': [
    floorAreaFirst,
    parking,
    { title: 'For sale and lease', fields: ['isMultiple', 'availabilityDate'] },
  ],
  'land-sale': [{ title: 'Size', fields: ['landArea'] }, multipleForSale],
  'rural-sale': [areas, rooms, multipleForSale],
} as const satisfies Record<string, readonly DetailBlock[]>;

/** Returns the blocks of fields for a listing. A home for sale and lease has the blocks of both, without duplicates. */
export function detailBlocks(propertyType: PropertyTypeName, type: ListingType): readonly DetailBlock[] {
  switch (propertyType) {
    case 'Residential':
      if (type === 'both') return [...new Set([...blocks['residential-sale'], ...blocks['residential-lease']])];
      return blocks[`residential-${type}`];
    case 'Commercial':
      return blocks[`commercial-${type}`];
    case 'Land':
      return blocks['land-sale'];
    case 'Rural':
      return blocks['rural-sale'];
  }
}
