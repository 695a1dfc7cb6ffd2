import type { AustralianState } from 'shared-contract/place/suburb';

type Purpose = 'inspection' | 'repairs' | 'safetyCheck' | 'showing' | 'valuation';
const week = 7 * 24;

/** Hours of notice. Null is reasonable notice without a figure. */
export function entryHours(state: AustralianState, date: string, purpose: Purpose): number | null {
  if (state === 'NSW') {
    if (purpose === 'inspection' || purpose === 'valuation') return week;
    return 48;
  }
  if (state === 'VIC') {
    if (purpose === 'inspection' || purpose === 'valuation') return week;
    return purpose === 'showing' ? 48 : 24;
  }
  if (state === 'QLD') {
    if (purpose === 'inspection') return week;
    return date < '2025-05-01' ? 24 : 48;
  }
  if (state === 'WA') {
    if (purpose === 'inspection') return week;
    return purpose === 'repairs' || purpose === 'safetyCheck' ? 72 : null;
  }
  if (state === 'SA') {
    if (purpose === 'inspection') return week;
    return purpose === 'repairs' || purpose === 'safetyCheck' ? 48 : null;
  }
  if (state === 'ACT') {
    if (purpose === 'valuation') return null;
    return purpose === 'showing' ? 48 : week;
  }
  if (state === 'NT') {
    if (purpose === 'inspection') return week;
    return purpose === 'repairs' || purpose === 'showing' ? 24 : null;
  }
  return purpose === 'showing' ? 48 : 24;
}

/** Notice before an open home in a rented home. */
export function openHomeHours(state: AustralianState, date: string): number | null {
  if (state === 'QLD') return date < '2025-05-01' ? 24 : 48;
  if (state === 'NSW' || state === 'VIC') return week;
  if (state === 'TAS' || state === 'ACT') return 48;
  return state === 'NT' ? 24 : null;
}
