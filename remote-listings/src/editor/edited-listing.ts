import { invalidateResources, type Tagged } from 'shared-api';
import { type Listing, listing } from 'shared-contract/listing/listing';
import type { ListingPatch } from 'shared-contract/listing/listing-input';
import type { ListingEditStep } from 'shared-contract/page/addresses';
import {
  cachedEdited,
  type EditedResource,
  editedResourceQuery,
  patchEdited,
  refetchEdited,
  type StepEditor,
  type StepForm,
  useEditedResource,
  useStepForm,
} from 'shared-editor';
import { listingPatchViolations } from 'tenancy-law/listing/listing-patch-rules';
import { listingPath } from '../listing/listing-query.ts';

/** A listing with its entity tag, which a change sends as `If-Match`. */
export type EditedListing = Tagged<Listing>;

/** The form of a step of the listing editor. */
export type ListingStepForm<Values extends Record<string, unknown>> = StepForm<
  Values,
  Listing,
  ListingPatch,
  ListingEditStep
>;

export const editedListings: EditedResource<Listing, ListingPatch> = {
  name: 'listing',
  param: 'listingId',
  path: listingPath,
  schema: listing,
  violations(listing, patch, now) {
    const { propertyType, address, timeZone } = listing.property;
    const place = { propertyType: propertyType.name, state: address.state, timeZone };
    return listingPatchViolations(listing, place, patch, now);
  },
  invalidate: invalidateCards,
};

export const editedListingQuery = (id: string) => editedResourceQuery(editedListings, id);

/** Returns the listing of this URL as it is saved on the server. */
export const useEditedListing = (): EditedListing => useEditedResource(editedListings);

/** Returns the form of a step of the listing of this URL. */
export function useListingForm<Values extends Record<string, unknown>>(
  step: ListingStepForm<Values>,
): StepEditor<Values, ListingEditStep> {
  return useStepForm(editedListings, step);
}

/**
 * Returns the listing from the cache.
 * @throws Error when the listing is not open in the editor
 */
export const getCachedListing = (id: string): EditedListing => cachedEdited(editedListings, id);

/** Fetches the listing again after it was changed by something other than a form. */
export const refetchListing = (id: string): Promise<void> => refetchEdited(editedListings, id);

/** Sends a change of the cached version to the server. */
export const patchListing = (id: string, patch: ListingPatch): Promise<void> => patchEdited(editedListings, id, patch);

/**
 * Marks everything that shows the listing's card as stale: searches and lists. They are fetched again when they are
 * shown.
 */
export function invalidateCards(id: string): void {
  void invalidateResources(['/api/listings'], { except: listingPath(id) });
}
