import * as z from 'shared-contract/schema';

export const propertyTypeName = z.enum(['Residential', 'Commercial', 'Land', 'Rural']);
export type PropertyTypeName = z.infer<typeof propertyTypeName>;

/** The JSON-LD `@type` of a property, by property type (SPEC §3, H14). */
export const propertyResourceType = {
  Residential: 'ResidentialProperty',
  Commercial: 'CommercialProperty',
  Land: 'LandProperty',
  Rural: 'RuralProperty',
} as const satisfies Record<PropertyTypeName, string>;
