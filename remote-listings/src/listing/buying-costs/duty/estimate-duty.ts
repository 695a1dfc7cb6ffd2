import type { AustralianState } from 'shared-contract/place/suburb';
import { rowAt } from 'tenancy-law/rules/law-row';
import { dutyOnScale, inCents, perHundred, roundedDuty } from './duty-on-scale.ts';
import { dutyRows } from './duty-rows.ts';
import type { DutyRow, DutyRules, DutyScale, FirstHomeRelief, PropertyKind } from './duty-rules.ts';

type Purchase = {
  kind: PropertyKind;
  /** In cents. */
  price: number;
  livesIn: boolean;
  isFirstHome: boolean;
  isNewHome: boolean;
};

/** Amounts in cents. `concession` is the name of what reduces the duty, or null. */
export type DutyEstimate = { duty: number; withoutConcession: number; concession: string | null };

/** Returns the row that is in force on a local date, or the first one for an earlier date. */
export const dutyRowAt = (state: AustralianState, date: string): DutyRow => rowAt(dutyRows, state, date);

/** True when rates may be newer than ours: states change theirs on 1 July, and one has passed since the check. */
export function mayBeOutdated({ checked }: DutyRow, date: string): boolean {
  const year = Number(checked.slice(0, 4));
  const next = checked < `${year}-07-01` ? `${year}-07-01` : `${year + 1}-07-01`;
  return next <= date;
}

/**
 * Returns the duty that a buyer pays. Concessions are for buyers who will live there, and never for farms, whose
 * concessions depend on how the land is used.
 */
export function estimateDuty(rules: DutyRules, purchase: Purchase): DutyEstimate {
  const { kind, price, livesIn, isFirstHome } = purchase;
  const usualScale = kind === 'rural' ? (rules.ruralScale ?? rules.scale) : rules.scale;
  const usual = dutyOnScale(usualScale, price);
  if (kind === 'rural' || !livesIn) return { duty: usual, withoutConcession: usual, concession: null };
  const owner = ownerDuty(rules, kind, price) ?? usual;
  const relief = isFirstHome ? firstHomeRelief(rules, purchase) : null;
  const firstHome = relief ? reducedDuty(relief, price, owner, usualScale) : owner;
  // A buyer claims a concession only where it is lower.
  const duty = Math.min(usual, owner, firstHome);
  const name = duty < Math.min(usual, owner) ? rules.firstHome.name : (rules.owner?.name ?? null);
  return { duty, withoutConcession: usual, concession: duty < usual ? name : null };
}

/** The relief for a first home of this kind, or null. */
export function firstHomeRelief(
  { firstHome }: DutyRules,
  { kind, isNewHome }: Pick<Purchase, 'kind' | 'isNewHome'>,
): FirstHomeRelief | null {
  if (kind === 'rural') return null;
  if (kind === 'land') return firstHome.land;
  return isNewHome ? firstHome.newHome : firstHome.establishedHome;
}

function ownerDuty({ owner }: DutyRules, kind: PropertyKind, price: number): number | null {
  if (!owner?.kinds.includes(kind) || price > inCents(owner.upTo)) return null;
  return dutyOnScale(owner.scale, price);
}

function reducedDuty(relief: FirstHomeRelief, price: number, owner: number, scale: DutyScale): number {
  if (relief.kind === 'exempt') return price <= inCents(relief.upTo) ? 0 : owner;
  if (relief.kind === 'less') {
    const step = relief.steps.find(({ below }) => price < inCents(below));
    return Math.max(0, owner - inCents(step?.amount ?? 0));
  }
  const [exemptTo, end] = [inCents(relief.exemptTo), inCents(relief.end)];
  if (price <= exemptTo) return 0;
  if (price > end) return owner;
  if (relief.kind === 'rate') return perHundred(price - exemptTo, relief.rate, 'hundreds');
  const share = (price - exemptTo) / (end - exemptTo);
  return roundedDuty(scale, share * (relief.of === 'end' ? dutyOnScale(scale, end) : owner));
}
