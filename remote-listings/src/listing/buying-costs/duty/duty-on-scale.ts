import type { DutyScale } from './duty-rules.ts';

/** Cents in the dollars of a rule. */
export const inCents = (dollars: number) => Math.round(dollars * 100);

/** Returns the duty on a value, both in cents. */
export function dutyOnScale(scale: DutyScale, value: number): number {
  const { bands, counts } = scale;
  const band = bands.findLast(({ above }) => value > inCents(above));
  if (!band) return 0;
  const taxed = band.ofWhole ? value : value - inCents(band.above);
  const thousands = value / inCents(1000);
  const duty = inCents(band.base) + perHundred(taxed, band.rate, counts) + inCents((band.square ?? 0) * thousands ** 2);
  return roundedDuty(scale, duty);
}

/** Rounds an amount in cents as the act says. */
export function roundedDuty({ toDollar }: DutyScale, cents: number): number {
  // Half a dollar is rounded down.
  return toDollar ? Math.ceil((cents - 50) / 100) * 100 : Math.round(cents);
}

/** Returns `rate` cents for every $100 of a value in cents. */
export function perHundred(value: number, rate: number, counts: DutyScale['counts']): number {
  const hundreds = value / inCents(100);
  return Math.round((counts === 'hundreds' ? Math.ceil(hundreds) : hundreds) * rate);
}
