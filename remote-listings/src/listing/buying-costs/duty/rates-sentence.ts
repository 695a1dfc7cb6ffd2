import { shortDate } from 'tenancy-law/rules/law-row';
import type { DutyRow } from './duty-rules.ts';

/**
 * Says since when the rates apply and up to when their source confirms them. A row that starts after the last check
 * records only that a concession ends, so the rates themselves did not change on its first day.
 */
export function ratesSentence({ from, checked, act }: DutyRow): string {
  const since = from <= checked ? ` from ${shortDate(from)}` : '';
  return `Rates${since} under the ${act}, confirmed up to ${shortDate(checked)}.`;
}
