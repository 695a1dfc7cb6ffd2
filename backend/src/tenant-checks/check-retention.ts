import { addDays, addMonths } from 'shared-contract/date/local-date';
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
