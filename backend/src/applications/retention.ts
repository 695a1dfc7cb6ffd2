import type { ApplicationStatus } from 'shared-contract/application/application';
import { localDateIn } from 'shared-contract/date/local-date';
import { destroyTenantApplicationOn } from 'tenancy-law/rules/application-retention';
import { retentionOf } from './application-rules.ts';
import type { FoundApplication } from './application-store.ts';

/** Returns when the application would be destroyed if it had this status since a local date, and why. */
export const retentionFor = (
  { row, adults, offered }: FoundApplication,
  since: string,
  status: ApplicationStatus = row.status,
) => retentionOf(status, { state: offered.property.state, since, hasConsent: adults.every((one) => one.keepLonger) });

/** Returns why the application is destroyed on its date: the rule of the day of the decision, or of the start. */
export const retentionRuleOf = (found: FoundApplication): string => {
  const { decidedAt, startedOn } = found.row;
  return retentionFor(found, decidedAt === null ? startedOn : todayAt(found, decidedAt)).rule;
};

/** Returns the rule for the applicants. That of a tenant leaves out what would apply without a tenancy. */
export function retentionNoticeOf(found: FoundApplication & { hasTenancy: boolean }): string {
  const { decidedAt, startedOn } = found.row;
  if (!found.hasTenancy) return retentionRuleOf(found);
  const since = decidedAt === null ? startedOn : todayAt(found, decidedAt);
  return destroyTenantApplicationOn(found.offered.property.state, since).sentence;
}

/** Returns the local date at the property. */
export const todayAt = ({ offered }: Pick<FoundApplication, 'offered'>, now: Date): string =>
  localDateIn(offered.property.timeZone, now);
