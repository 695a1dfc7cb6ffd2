import type { LandUnit } from 'shared-contract/search/search-fields';
import type { NumberRange } from './number-range.ts';

export const landUnitLabels: Record<LandUnit, string> = { m2: 'm²', ha: 'ha', acre: 'acres' };

const number = new Intl.NumberFormat('en-AU');

/** Formats an area such as `1,000 m²`. */
export const areaLabel = (area: number, unit: LandUnit) => `${number.format(area)} ${landUnitLabels[unit]}`;

/** Formats a range of areas, such as `Land from 500 m²`. `name` is its first word. */
export function areaRangeLabel(name: string, { min, max }: NumberRange, unit: LandUnit): string {
  if (min === undefined) return `${name} up to ${areaLabel(max ?? 0, unit)}`;
  if (max === undefined) return `${name} from ${areaLabel(min, unit)}`;
  return `${name} ${number.format(min)} – ${areaLabel(max, unit)}`;
}
