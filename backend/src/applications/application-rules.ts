import type { ApplicationStatus } from 'shared-contract/application/application';
import type { ApplicantPart, ApplicationDetails } from 'shared-contract/application/application-content';
import { type ApplicationField, applicationFieldLabels } from 'shared-contract/application/application-field';
import {
  detailsViolations,
  draftMonths,
  partViolations,
  undecidedMonths,
} from 'shared-contract/application/application-rules';
import { addMonths } from 'shared-contract/date/local-date';
import type { OfferedListing } from 'shared-contract/offer/offer-rules';
import type { Violation } from 'shared-contract/wire/problem';
import { applicationFields } from 'tenancy-law/rules/application-fields';
import { destroyApplicationOn, destroyTenantApplicationOn } from 'tenancy-law/rules/application-retention';

type Content = { part: ApplicantPart; details?: ApplicationDetails | undefined };

/**
 * Checks a part and the shared details against the rules, the state's form and the listing. `startedOn` selects the
 * form; `today` is the local date at the property.
 */
export function contentViolations(
  { part, details = {} }: Content,
  listing: OfferedListing,
  { startedOn, today }: { startedOn: string; today: string },
): Violation[] {
  const { value, sentence } = applicationFields(listing.property.address.state, startedOn);
  const unpermitted = (content: object, path: string) =>
    Object.entries(content).flatMap(([name, given]) => {
      const field = name as ApplicationField;
      if (given === undefined || value.fields.includes(field)) return [];
      const message = `Leave out “${applicationFieldLabels[field]}”. ${sentence}`;
      return [{ propertyPath: `${path}.${name}`, message, code: 'not-permitted' }];
    });
  return [
    ...unpermitted(part, 'part'),
    ...unpermitted(details, 'details'),
    ...partViolations(part, today).map((one) => ({ ...one, propertyPath: `part.${one.propertyPath}` })),
    ...detailsViolations(details, listing).map((one) => ({ ...one, propertyPath: `details.${one.propertyPath}` })),
  ];
}

const moves: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  draft: ['submitted', 'withdrawn'],
  submitted: ['shortlisted', 'approved', 'declined', 'withdrawn'],
  shortlisted: ['approved', 'declined', 'withdrawn'],
  approved: [],
  declined: [],
  withdrawn: [],
};

export const canMove = (from: ApplicationStatus, to: ApplicationStatus): boolean => moves[from].includes(to);

type Retention = {
  state: OfferedListing['property']['address']['state'];
  /** The local date of the last change of the status, or of the draft. */
  since: string;
  hasConsent: boolean;
};

/**
 * Returns when an application with this status is destroyed (V41) and the reason as a sentence. `destroyApprovedOn`
 * has the date of an approved one after its tenancy was created.
 */
export function retentionOf(
  status: ApplicationStatus,
  { state, since, hasConsent }: Retention,
): { destroyOn: string; rule: string } {
  const destroyed = 'The application is destroyed';
  switch (status) {
    case 'draft':
      return {
        destroyOn: addMonths(since, draftMonths),
        rule: `${destroyed} ${draftMonths} month after its last change.`,
      };
    case 'submitted':
    case 'shortlisted':
      return {
        destroyOn: addMonths(since, undecidedMonths),
        rule: `${destroyed} ${undecidedMonths} months after it was submitted, or sooner after a decision or once the home is leased.`,
      };
    case 'approved':
      return {
        destroyOn: addMonths(since, undecidedMonths),
        rule: `${destroyed} ${undecidedMonths} months after its approval if no tenancy starts, or sooner if others rent the home. ${destroyTenantApplicationOn(state, since).sentence}`,
      };
    case 'withdrawn':
      return { destroyOn: since, rule: `${destroyed} when it is withdrawn.` };
    case 'declined': {
      const { value, sentence } = destroyApplicationOn(state, since, { hasConsent });
      return { destroyOn: value, rule: sentence };
    }
  }
}

/** Returns when an approved application is destroyed (V41). Null until its tenancy has ended. */
export function destroyApprovedOn(
  { state, since }: Pick<Retention, 'state' | 'since'>,
  tenancy: { endDate: string | null } | null,
  today: string,
): string | null {
  if (tenancy === null) return addMonths(since, undecidedMonths);
  const { endDate } = tenancy;
  return endDate !== null && endDate < today ? destroyTenantApplicationOn(state, endDate).value : null;
}
