import { expect, it } from '@jest/globals';
import { detailBlocks } from './detail-blocks.ts';

const fields = (...of: Parameters<typeof detailBlocks>) => detailBlocks(...of).flatMap((block) => block.fields);

it.each([
  ['Commercial', 'both', ['isMultiple', 'availabilityDate'], ['bedrooms', 'petsAllowed']],
  ['Commercial', 'lease', ['availabilityDate'], ['bedrooms', 'petsAllowed']],
  ['Commercial', 'sale', ['floorArea'], ['availabilityDate', 'bedrooms']],
  ['Land', 'sale', ['landArea', 'isMultiple'], ['bedrooms', 'garages', 'floorArea']],
  [
    'Residential',
    'lease',
    ['bedrooms', 'petsAllowed', 'furnished', 'smokingPermitted', 'availabilityDate'],
    ['isMultiple'],
  ],
  ['Residential', 'sale', ['bedrooms', 'landArea', 'isMultiple'], ['petsAllowed', 'availabilityDate']],
  ['Residential', 'both', ['bedrooms', 'isMultiple', 'petsAllowed', 'availabilityDate'], []],
  ['Rural', 'sale', ['landArea', 'bedrooms'], ['availabilityDate']],
] as const)('V14, V15: %s for %s has its own blocks', (propertyType, type, has, lacks) => {
  const shown = fields(propertyType, type);
  expect(shown).toEqual(expect.arrayContaining([...has]));
  for (const field of lacks) expect(shown).not.toContain(field);
  expect(new Set(shown).size).toBe(shown.length);
});
