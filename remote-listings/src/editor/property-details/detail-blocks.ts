import type { ListingDetailName, ListingType } from 'shared-contract/listing/listing';
import type { PropertyTypeName } from 'shared-contract/property/property';

/** What is asked of a property; an area's unit stands beside it. */
export type DetailField = Exclude<ListingDetailName, 'landAreaUnit' | 'floorAreaUnit'>;

/** Asked with a checkbox. */
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

/** SPEC §2: a block for each type of property and of listing. */
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

/** The blocks of a listing, each once: a home that is both for sale and for lease shows both of its own. */
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
