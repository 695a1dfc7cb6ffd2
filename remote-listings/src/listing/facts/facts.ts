import { carSpacesOf, detailOf, type ListingDetail } from 'shared-contract/listing/listing';

export type Fact = {
  kind: 'bedrooms' | 'baths' | 'carSpaces' | 'landArea' | 'floorArea';
  short: string;
  label: string;
};

const number = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });

/** Returns the facts of a listing: first the rooms, then the areas. */
export function factsOf(details: readonly ListingDetail[]): Fact[] {
  const bedrooms = detailOf(details, 'bedrooms');
  const baths = Number(detailOf(details, 'baths') ?? 0);
  const cars = carSpacesOf(details);
  const facts: (Fact | false)[] = [
    typeof bedrooms === 'number' && {
      kind: 'bedrooms',
      short: bedrooms === 0 ? 'Studio' : String(bedrooms),
      label: bedrooms === 0 ? 'Studio' : countLabel(bedrooms, 'bedroom'),
    },
    baths > 0 && { kind: 'baths', short: String(baths), label: countLabel(baths, 'bath') },
    cars > 0 && { kind: 'carSpaces', short: String(cars), label: countLabel(cars, 'car space') },
    areaFact(details, 'floorArea'),
    areaFact(details, 'landArea'),
  ];
  return facts.filter((fact) => fact !== false);
}

/** Returns the facts that fit on a card: the rooms, or all facts for a property without bedrooms. */
export function cardFactsOf(details: readonly ListingDetail[]): Fact[] {
  const facts = factsOf(details);
  const rooms = facts.filter(({ kind }) => kind !== 'landArea' && kind !== 'floorArea');
  return rooms.some(({ kind }) => kind === 'bedrooms') ? rooms : facts;
}

function areaFact(details: readonly ListingDetail[], kind: 'landArea' | 'floorArea'): Fact | false {
  const area = Number(detailOf(details, kind) ?? 0);
  if (!(area > 0)) return false;
  const short = `${number.format(area)} ${areaUnitLabel(detailOf(details, `${kind}Unit`), area)}`;
  return { kind, short, label: `${short} ${kind === 'landArea' ? 'land' : 'floor area'}` };
}

function areaUnitLabel(unit: unknown, area: number): string {
  if (unit === 'hectare') return 'ha';
  if (unit === 'acre') return area === 1 ? 'acre' : 'acres';
  if (unit === 'square') return area === 1 ? 'square' : 'squares';
  return 'm²';
}

const countLabel = (count: number, thing: string) => `${number.format(count)} ${thing}${count === 1 ? '' : 's'}`;
