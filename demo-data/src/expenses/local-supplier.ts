import type { AustralianState } from 'shared-contract/place/suburb';
import type { ExpenseLabel } from 'shared-contract/property/expense-label';
import type { Place } from '../gazetteer/place.ts';

const waterSuppliers: Record<AustralianState, string> = {
  NSW: 'Sydney Water',
  VIC: 'Yarra Valley Water',
  QLD: 'Urban Utilities',
  SA: 'SA Water',
  WA: 'Water Corporation',
  TAS: 'TasWater',
  ACT: 'Icon Water',
  NT: 'Power and Water Corporation',
};

/** The Northern Territory has no land tax. */
const revenueOffices: Record<Exclude<AustralianState, 'NT'>, string> = {
  NSW: 'Revenue NSW',
  VIC: 'State Revenue Office Victoria',
  QLD: 'Queensland Revenue Office',
  SA: 'RevenueSA',
  WA: 'RevenueWA',
  TAS: 'State Revenue Office of Tasmania',
  ACT: 'ACT Revenue Office',
};

/** Returns who is paid at a place for council rates, water or land tax; null where that is not charged. */
export function localSupplier(label: ExpenseLabel, { state }: Place): string | null {
  if (label === 'water') return waterSuppliers[state];
  if (label !== 'landTax') return 'Local council';
  return state === 'NT' ? null : revenueOffices[state];
}
