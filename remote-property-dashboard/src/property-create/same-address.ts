import type { PropertyInput } from 'shared-contract/property/property-input';

type Address = Partial<PropertyInput['address']>;

const streetAbbreviations: Record<string, string> = {
  st: 'street',
  rd: 'road',
  ave: 'avenue',
  av: 'avenue',
  ln: 'lane',
  dr: 'drive',
  ct: 'court',
  pl: 'place',
  cres: 'crescent',
  pde: 'parade',
  tce: 'terrace',
  hwy: 'highway',
  cl: 'close',
  bvd: 'boulevard',
  blvd: 'boulevard',
  esp: 'esplanade',
  sq: 'square',
};

/**
 * Returns whether two addresses are the same place. Abbreviations, spacing and capital letters of the street do not
 * matter.
 */
export function isSameAddress(one: Address, other: Address): boolean {
  return comparisonKey(one) === comparisonKey(other);
}

function comparisonKey({ streetAddress = '', suburb = '', state = undefined, postcode = '' }: Address): string {
  const words = streetAddress
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’'.]/g, '')
    .replaceAll(/\b(?:unit|apartment|apt|flat|suite)\s+(\w+)\s*,\s*/g, '$1/')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\s*([/-])\s*/g, '$1')
    .split(/[\s,]+/)
    .map((word) => streetAbbreviations[word] ?? word);
  return [...words, suburb.trim().toLowerCase(), state, postcode].join(' ');
}
