import type { ApplicationSummary } from 'shared-contract/application/application';
import { isSameName } from 'shared-contract/tenant-check/identity-points';
import type { TenantCheck } from 'shared-contract/tenant-check/tenant-check';
import { isEnded } from 'shared-contract/tenant-check/tenant-check-rules';
import { idOfIri } from 'shared-contract/wire/json-ld';

/** An adult of an application with the checks on them, newest first. `position` is the index of the adult. */
export type AdultChecks = { position: number; name: string; checks: TenantCheck[] };

/** Returns the adults of an application with their checks. A check names its applicant, not the adult's position. */
export function adultChecksOf(
  { id, names }: Pick<ApplicationSummary, 'id' | 'names'>,
  checks: readonly TenantCheck[],
): AdultChecks[] {
  const own = checks.filter(({ application }) => application && idOfIri(application) === id);
  return names.map((name, position) => ({
    position,
    name,
    checks: own.filter(({ applicant }) => isSameName(applicant.name, name)),
  }));
}

/** True while a check can be requested for the adults. The owner decides about a submitted application. */
export const canRequestCheck = ({ status }: Pick<ApplicationSummary, 'status'>): boolean =>
  ['submitted', 'shortlisted', 'approved'].includes(status);

/** True while a check is under way or has a result, so that another one is not needed. */
export const hasOpenCheck = ({ checks }: AdultChecks): boolean => checks.some(({ status }) => !isEnded(status));
