import { instantIn } from 'shared-contract/date/instant-in';
import { addDays, addMonths } from 'shared-contract/date/local-date';
import { reportDays } from 'shared-contract/tenant-check/tenant-check-rules';
import type { TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check-status';
import { destroyApplicationOn } from 'tenancy-law/rules/application-retention';
import type { FoundCheck } from './tenant-check-store.ts';

/** Months for which a check without a result is stored after its last change. Our policy. */
const unfinishedMonths = 6;
/** Days for which a withdrawn or cancelled check is shown to the owner and the applicant. Our policy. */
const endedDays = 7;

/**
 * Returns the local date on which a check is destroyed (V41) that has this status since a local date, and the rule as a
 * sentence.
 */
export function checkRetention(
  { property }: Pick<FoundCheck, 'property'>,
  status: TenantCheckStatus,
  since: string,
): { destroyOn: string; rule: string } {
  switch (status) {
    case 'complete': {
      const { value, sentence } = destroyApplicationOn(property.state, since, { hasConsent: false });
      return { destroyOn: value, rule: `The check is stored for as long as an application. ${sentence}` };
    }
    case 'withdrawn':
    case 'cancelled':
      return {
        destroyOn: addDays(since, endedDays),
        rule: `The check is destroyed ${endedDays} days after it is ${status}.`,
      };
    default:
      return {
        destroyOn: addMonths(since, unfinishedMonths),
        rule: `The check is destroyed ${unfinishedMonths} months after its last change, or sooner once it is complete.`,
      };
  }
}

/** Returns when the report of a completed check expires: after {@link reportDays}, or when the check is destroyed. */
export function reportExpiry({ property }: Pick<FoundCheck, 'property'>, completedAt: Date, destroyOn: string): Date {
  const destroyedAt = instantIn(property.timeZone, destroyOn, 0).getTime();
  return new Date(Math.min(completedAt.getTime() + reportDays * dayMs, destroyedAt));
}

const dayMs = 24 * 60 * 60 * 1000;
