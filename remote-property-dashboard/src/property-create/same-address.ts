import type { PropertyInput } from 'shared-contract/property/property';

type Address = Partial<PropertyInput['address']>;

const short: Record<string, string> = {
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

/** Whether two addresses are one place: however its street is shortened, spaced or capitalised. */
export function isSameAddress(one: Address, other: Address): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf({ streetAddress = '', suburb = '', state = undefined, postcode = '' }: Address): string {
  const words = streetAddress
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’'.]/g, '')
    .replaceAll(/\b(?:unit|apartment|apt|flat|suite)\s+(\w+)\s*,\s*/g, '$1/')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\s*([/-])\s*/g, '$1')
    .split(/[\s,]+/)
    .map((word) => short[word] ?? word);
  return [...words, suburb.trim().toLowerCase(), state, postcode].join(' ');
}
