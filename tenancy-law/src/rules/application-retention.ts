import type { AustralianState } from 'shared-contract/place/suburb';
import { addPeriod, type Period, periodText } from './calendar.ts';
import { answerFrom, type LawAnswer, type LawRow, rowAt } from './law-row.ts';
import { actFrom, sources } from './sources.ts';

/**
 * How long an unsuccessful application may be stored, for how long with the applicant's written consent, and how long
 * a tenant's may be stored after the end of the tenancy.
 */
export type ApplicationRetention = {
  period: Period;
  withConsent: Period | null;
  afterTenancy: Period;
  /** Set where the source limits only unsuccessful applications. */
  isAfterTenancyOurs?: true;
};

const rule = 'application-retention';
const sixMonths = {
  rule,
  value: { period: { months: 6 }, withConsent: null, afterTenancy: { months: 6 } },
  confidence: 'M',
  note: 'Our own limit: data is destroyed when it’s no longer needed.',
  source: sources.ownLimit,
  fromUnconfirmed: true,
} as const;

export const applicationRetentionRows: readonly LawRow<ApplicationRetention>[] = [
  { ...sixMonths, state: 'VIC', from: actFrom.VIC, to: '2026-03-30' },
  {
    state: 'VIC',
    rule,
    value: { period: { days: 30 }, withConsent: { months: 6 }, afterTenancy: { months: 36 } },
    from: '2026-03-31',
    source: sources.cav,
    confidence: 'S',
    fromUnconfirmed: true,
  },
  { ...sixMonths, state: 'QLD', from: actFrom.QLD, to: '2025-04-30' },
  {
    state: 'QLD',
    rule,
    value: { period: { months: 3 }, withConsent: null, afterTenancy: { months: 6 }, isAfterTenancyOurs: true },
    from: '2025-05-01',
    source: sources.qldAct,
    confidence: 'P',
    note: 'Section 457E: from the start of the tenancy. The limit after the end of a tenancy is our own.',
    fromUnconfirmed: true,
  },
  { ...sixMonths, state: 'NSW', from: actFrom.NSW },
  { ...sixMonths, state: 'WA', from: actFrom.WA },
  { ...sixMonths, state: 'SA', from: actFrom.SA },
  { ...sixMonths, state: 'TAS', from: actFrom.TAS },
  { ...sixMonths, state: 'ACT', from: actFrom.ACT },
  { ...sixMonths, state: 'NT', from: actFrom.NT },
];

/**
 * Returns the local date on which an unsuccessful application is destroyed (V41). The laws count from the start of the
 * tenancy; this counts from `decidedOn`, which is never later, so that the date is known at once and never too late.
 */
export function destroyApplicationOn(
  state: AustralianState,
  decidedOn: string,
  { hasConsent }: { hasConsent: boolean },
): LawAnswer<string> {
  const row = rowAt(applicationRetentionRows, state, decidedOn);
  const { period, withConsent } = row.value;
  const chosen = (hasConsent ? withConsent : null) ?? period;
  const isOurs = row.source === sources.ownLimit;
  return retentionAnswer(row, addPeriod(decidedOn, chosen), retentionText(row.value), isOurs);
}

/** Returns the local date on which the application of a tenant is destroyed (V41), for a tenancy that has ended. */
export function destroyTenantApplicationOn(state: AustralianState, endedOn: string): LawAnswer<string> {
  const row = rowAt(applicationRetentionRows, state, endedOn);
  const isOurs = row.source === sources.ownLimit || row.value.isAfterTenancyOurs === true;
  return retentionAnswer(row, addPeriod(endedOn, row.value.afterTenancy), tenantRetentionText(row.value), isOurs);
}

/** A sentence about a limit of our own names no act and no date, because no law says it. */
function retentionAnswer(row: LawRow<unknown>, value: string, text: string, isOurs: boolean): LawAnswer<string> {
  if (!isOurs) return answerFrom(row, value, text);
  const answer = answerFrom({ ...row, source: sources.ownLimit, confidence: 'M' }, value, text);
  return { ...answer, sentence: `${row.state}: ${text} (${sources.ownLimit.title}).` };
}

/** Writes the rule for a tenant's application as part of a sentence. */
export function tenantRetentionText({ afterTenancy }: ApplicationRetention): string {
  return `a successful application is destroyed within ${periodText(afterTenancy)} of the end of the tenancy`;
}

/** Writes the rule for an unsuccessful application as part of a sentence. */
export function retentionText({ period, withConsent }: Pick<ApplicationRetention, 'period' | 'withConsent'>): string {
  const longer = withConsent === null ? '' : `, or ${periodText(withConsent)} with written consent`;
  return `an unsuccessful application is destroyed within ${periodText(period)}${longer}`;
}
