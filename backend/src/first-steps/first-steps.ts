import type { ListingType } from 'shared-contract/listing/listing';
import type { FirstStepKind, FirstSteps, FirstStepsPurpose } from 'shared-contract/property/first-steps';
import type { PropertyTypeName } from 'shared-contract/property/property-type';

/** What a property has. `listing` is the current listing, or else the latest one. */
export type PropertyState = {
  propertyType: PropertyTypeName;
  bedrooms: number | null;
  baths: number | null;
  landArea: number | null;
  listing: { type: ListingType; hasText: boolean; hasPhotos: boolean; wasPublished: boolean } | null;
  hasRentAccount: boolean;
  hasSignedAgreement: boolean;
  /** True for a tenancy that has begun, has ended or begins later. */
  hasTenancy: boolean;
  hasConditionReport: boolean;
  hasDocument: boolean;
  hasExpense: boolean;
};

/** Returns the steps that apply to a property. An advertisement is no step of a property that is rented without one. */
export function firstSteps(state: PropertyState): Pick<FirstSteps, 'purpose' | 'steps'> {
  const { listing, hasTenancy } = state;
  const purpose = purposeOf(state);
  const isLease = purpose !== 'sale';
  // The state's agreement and condition report are for homes.
  const isHomeLease = isLease && state.propertyType === 'Residential';
  const steps: [FirstStepKind, isDone: boolean, isNeeded: boolean][] = [
    ['propertyFeatures', hasFeatures(state), true],
    ['listingDetails', listing?.hasText ?? false, listing !== null || !hasTenancy],
    ['photographs', listing?.hasPhotos ?? false, listing !== null || !hasTenancy],
    ['publishing', listing?.wasPublished ?? false, listing !== null || !hasTenancy],
    ['bankAccount', state.hasRentAccount, isLease],
    // A tenancy that the owner entered has an agreement on paper.
    ['tenancyAgreement', state.hasSignedAgreement || hasTenancy, isHomeLease],
    ['tenancy', hasTenancy, isLease],
    ['conditionReport', state.hasConditionReport, isHomeLease],
    ['saleDocuments', state.hasDocument, !isLease],
    ['expenses', state.hasExpense, true],
  ];
  return {
    purpose,
    steps: steps.filter(([, , isNeeded]) => isNeeded).map(([kind, isDone]) => ({ kind, isDone })),
  };
}

function purposeOf({ propertyType, listing, hasTenancy, hasSignedAgreement }: PropertyState): FirstStepsPurpose {
  const isRented = hasTenancy || hasSignedAgreement;
  if (listing) return listing.type === 'sale' && isRented ? 'both' : listing.type;
  const isUsuallySold = propertyType === 'Land' || propertyType === 'Rural';
  return isUsuallySold && !isRented ? 'sale' : 'lease';
}

/** A home has bedrooms and bathrooms; of other properties the area of the land is known. A studio has 0 bedrooms. */
const hasFeatures = ({ propertyType, bedrooms, baths, landArea }: PropertyState) =>
  propertyType === 'Residential' ? bedrooms !== null && baths !== null : landArea !== null;
