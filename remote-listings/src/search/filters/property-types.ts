import type { Search } from '../url/search-url.ts';

type PropertyType = NonNullable<Search['propertyType']>;

export const propertyTypeLabels: Record<PropertyType, string> = {
  residential: 'Residential',
  commercial: 'Commercial',
  land: 'Land',
  rural: 'Rural',
};

/**
 * Returns the property types that can be searched with this listing type. Land and rural property are never for rent
 * (V14).
 */
export const propertyTypesFor = (listingType: Search['listingType']): readonly PropertyType[] =>
  listingType === 'lease' ? ['residential', 'commercial'] : ['residential', 'commercial', 'land', 'rural'];
