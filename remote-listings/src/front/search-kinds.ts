import type { SearchPath } from 'shared-contract/page/addresses';

type SearchKind = SearchPath & { label: string };

/** What a visitor can look for on the front page. */
export const searchKinds = [
  { label: 'Buy', listingType: 'sale', propertyType: 'residential' },
  { label: 'Rent', listingType: 'lease', propertyType: 'residential' },
  { label: 'Commercial', listingType: 'sale', propertyType: 'commercial' },
  { label: 'Land', listingType: 'sale', propertyType: 'land' },
  { label: 'Rural', listingType: 'sale', propertyType: 'rural' },
] as const satisfies SearchKind[];

export type SearchKindLabel = (typeof searchKinds)[number]['label'];
