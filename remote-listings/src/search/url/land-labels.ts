import type { LandUnit } from 'shared-contract/search/search-fields';

export const landUnitLabels: Record<LandUnit, string> = { m2: 'm²', ha: 'ha', acre: 'acres' };

const number = new Intl.NumberFormat('en-AU');

/** Formats a range of land sizes, such as `Land from 500 m²`. */
export function landRangeLabel(span: {
  landMin?: number | undefined;
  landMax?: number | undefined;
  landUnit: LandUnit;
}): string {
  const { landMin, landMax, landUnit } = span;
  const unit = landUnitLabels[landUnit];
  if (landMin === undefined) return `Land up to ${number.format(landMax ?? 0)} ${unit}`;
  if (landMax === undefined) return `Land from ${number.format(landMin)} ${unit}`;
  return `Land ${number.format(landMin)} – ${number.format(landMax)} ${unit}`;
}
