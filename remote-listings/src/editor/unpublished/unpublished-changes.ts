import type { Listing } from 'shared-contract/listing/listing';
import type { ListingEditStep } from 'shared-contract/page/addresses';
import { isSame } from 'shared-editor';
import { contactForm } from '../contact-details/contact-form.ts';
import { descriptionForm } from '../description/description-form.ts';
import type { ListingStepForm } from '../edited-listing.ts';
import { auctionForm } from '../inspections/auction-form.ts';
import { priceForm } from '../price/price-form.ts';
import { detailsForm } from '../property-details/details-form.ts';

/** One changed field of a live listing: the text that visitors see, and the text that the owner saved. */
export type UnpublishedChange = { step: ListingEditStep; label: string; before: string; after: string };

/** Returns the saved changes of a live listing that visitors do not see yet, in the order of the editor's steps. */
export function unpublishedChanges(listing: Listing): UnpublishedChange[] {
  if (!listing.published) return [];
  const shown: Listing = { ...listing, ...listing.published };
  return [
    ...changesOf(detailsForm, shown, listing),
    ...changesOf(priceForm, shown, listing),
    ...changesOf(descriptionForm, shown, listing),
    ...featureChange(shown, listing),
    ...changesOf(auctionForm, shown, listing),
    ...changesOf(contactForm, shown, listing),
  ];
}

function changesOf<Values extends Record<string, unknown>>(
  form: ListingStepForm<Values>,
  shown: Listing,
  saved: Listing,
): UnpublishedChange[] {
  const [before, after] = [form.valuesOf(shown), form.valuesOf(saved)];
  const fields = Object.keys(form.labels) as (keyof Values & string)[];
  return fields
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => ({
      step: form.step,
      label: form.labels[field],
      before: form.formatValue(field, before[field]),
      after: form.formatValue(field, after[field]),
    }));
}

function featureChange(shown: Listing, saved: Listing): UnpublishedChange[] {
  const names = ({ features }: Listing) => features.map(({ name }) => name).join(', ');
  const [before, after] = [names(shown), names(saved)];
  return before === after ? [] : [{ step: 'features', label: 'Features', before, after }];
}
