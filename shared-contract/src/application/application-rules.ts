import { dateOfBirthViolations } from '../contact/date-of-birth.ts';
import type { ListingStatus, ListingType } from '../listing/listing.ts';
import { isAdvertised } from '../listing/listing-status.ts';
import { centsOf, formatPrice } from '../money/money.ts';
import { advertisedRent, type OfferedListing } from '../offer/offer-rules.ts';
import type { PropertyTypeName } from '../property/property-type.ts';
import type { UnknownValue } from '../wire/open-enum.ts';
import type { Violation } from '../wire/problem.ts';
import type { ApplicantPart, ApplicationDetails } from './application-content.ts';

/** Months for which a draft and an undecided application are stored after the last change. Our policy (V41). */
export const draftMonths = 1;
export const undecidedMonths = 6;

type AppliedListing = {
  status: ListingStatus | UnknownValue;
  type: ListingType;
  property: { propertyType: { name: PropertyTypeName } };
};

/** True for a home to rent that is on the market. */
export function acceptsApplications({ status, type, property }: AppliedListing): boolean {
  return isAdvertised(status) && type !== 'sale' && property.propertyType.name === 'Residential';
}

/** True for a home that takes applications instead of offers. A home that is also for sale takes both. */
export function acceptsOnlyApplications(listing: AppliedListing): boolean {
  return listing.type === 'lease' && acceptsApplications(listing);
}

/**
 * Checks the shared details against the listing and each other. No application offers more than the advertised rent.
 * Where no rent is shown, none can be offered, so that messages cannot reveal a hidden rent (V22).
 * @returns violations with paths such as `rent`
 */
export function detailsViolations(details: ApplicationDetails, listing: OfferedListing): Violation[] {
  return [...rentViolations(details, listing), ...occupantViolations(details)];
}

/**
 * Checks a preferred start that the applicant enters or changes. `today` is the local date at the property. A start
 * that was stored before may have passed since.
 */
export function startDateViolations(startDate: string | undefined, today: string): Violation[] {
  if (startDate === undefined || startDate >= today) return [];
  return [{ propertyPath: 'startDate', message: 'Enter today or a later date.', code: 'past-start' }];
}

/** Checks the own part of an adult. `today` is the local date at the property. */
export function partViolations({ dateOfBirth }: ApplicantPart, today: string): Violation[] {
  return dateOfBirthViolations(dateOfBirth, { today, minorMessage: 'You must be 18 or older to apply.' });
}

function rentViolations({ rent }: ApplicationDetails, listing: OfferedListing): Violation[] {
  if (rent === undefined) return [];
  const advertised = advertisedRent(listing);
  if (advertised === null) {
    return [{ propertyPath: 'rent', message: 'Leave out the rent: this listing shows none.', code: 'rent-bidding' }];
  }
  if (centsOf(rent) > 0 && centsOf(rent) <= centsOf(advertised)) return [];
  const message = `Enter ${formatPrice(centsOf(advertised))} or less.`;
  return [{ propertyPath: 'rent', message, code: 'rent-bidding' }];
}

function occupantViolations({ occupants, occupantsUnder18 }: ApplicationDetails): Violation[] {
  if (occupants === undefined || occupantsUnder18 === undefined || occupantsUnder18 < occupants) return [];
  const message = 'Enter fewer than all the people who will live there.';
  return [{ propertyPath: 'occupantsUnder18', message, code: 'occupants' }];
}
