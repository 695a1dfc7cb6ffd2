import type { ApplicationStatus } from 'shared-contract/application/application';
import type { ApplicantPart, ApplicationDetails } from 'shared-contract/application/application-content';
import { type ApplicationField, applicationFieldLabels } from 'shared-contract/application/application-field';
import { addMonths } from 'shared-contract/date/local-date';
import { centsOf, formatPrice } from 'shared-contract/money/money';
import { advertisedRent, type OfferedListing } from 'shared-contract/offer/offer-rules';
import type { Violation } from 'shared-contract/wire/problem';
import { applicationFields } from 'tenancy-law/rules/application-fields';
import { destroyApplicationOn } from 'tenancy-law/rules/application-retention';

type Content = { part: ApplicantPart; details?: ApplicationDetails | undefined };

/** Checks a part and the shared details against the state's form and the listing. `startedOn` selects the form. */
export function contentViolations(
  { part, details = {} }: Content,
  listing: OfferedListing,
  startedOn: string,
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
    ...rentViolations(details.rent, listing),
    ...occupantViolations(details),
  ];
}

/**
 * No application offers more than the advertised rent. Where no rent is shown, none can be offered, so that messages
 * cannot reveal a hidden rent (V22).
 */
function rentViolations(rent: string | undefined, listing: OfferedListing): Violation[] {
  if (rent === undefined) return [];
  const propertyPath = 'details.rent';
  const advertised = advertisedRent(listing);
  if (advertised === null) {
    return [{ propertyPath, message: 'Leave out the rent: this listing shows none.', code: 'rent-bidding' }];
  }
  if (centsOf(rent) > 0 && centsOf(rent) <= centsOf(advertised)) return [];
  return [{ propertyPath, message: `Enter ${formatPrice(centsOf(advertised))} or less.`, code: 'rent-bidding' }];
}

function occupantViolations({ occupants, occupantsUnder18 }: ApplicationDetails): Violation[] {
  if (occupants === undefined || occupantsUnder18 === undefined || occupantsUnder18 < occupants) return [];
  const message = 'Enter fewer than all the people who will live there.';
  return [{ propertyPath: 'details.occupantsUnder18', message, code: 'occupants' }];
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

/** Months for which a draft and an undecided application are stored after the last change. Our policy. */
const draftMonths = 1;
const undecidedMonths = 6;

type Retention = {
  state: OfferedListing['property']['address']['state'];
  /** The local date of the last change of the status, or of the draft. */
  since: string;
  hasConsent: boolean;
};

/** Returns when an application with this status is destroyed (V41) and the reason as a sentence. */
export function retentionOf(
  status: ApplicationStatus,
  { state, since, hasConsent }: Retention,
): { destroyOn: string | null; rule: string } {
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
        rule: `${destroyed} ${undecidedMonths} months after it was submitted, or sooner after a decision.`,
      };
    case 'approved':
      return { destroyOn: null, rule: 'The application is stored for the tenancy.' };
    case 'withdrawn':
      return { destroyOn: since, rule: `${destroyed} when it is withdrawn.` };
    case 'declined': {
      const { value, sentence } = destroyApplicationOn(state, since, { hasConsent });
      return { destroyOn: value, rule: sentence };
    }
  }
}
