import {
  contactStanding,
  descriptionStanding,
  featuresStanding,
  inspectionsStanding,
  priceStanding,
  propertyDetailsStanding,
} from 'shared-contract/listing/listing-standing';
import {
  checkoutStanding,
  enhancementsStanding,
  mediaStanding,
  ownershipStanding,
  packagesStanding,
  summaryStanding,
} from 'shared-contract/listing/publish-standing';
import type { ListingEditStep } from 'shared-contract/page/addresses';
import type { EditorStep } from './editor-step.ts';

/** The steps in the order in which one goes through them. */
export const editorSteps: readonly EditorStep[] = [
  { name: 'property-details', title: 'Property details', standing: propertyDetailsStanding },
  { name: 'price', title: 'Price', standing: priceStanding },
  { name: 'description', title: 'Description', standing: descriptionStanding },
  { name: 'features', title: 'Features', standing: featuresStanding },
  { name: 'media', title: 'Media', standing: mediaStanding },
  { name: 'inspections', title: 'Inspections', standing: inspectionsStanding },
  { name: 'contact-details', title: 'Contact details', standing: contactStanding },
  { name: 'ownership', title: 'Ownership', standing: ownershipStanding },
  { name: 'packages', title: 'Packages', standing: packagesStanding },
  { name: 'listing-enhancements', title: 'Enhancements', standing: enhancementsStanding },
  { name: 'summary', title: 'Summary', standing: summaryStanding },
  { name: 'checkout-direct', title: 'Checkout', standing: checkoutStanding },
];

export function stepAround(name: ListingEditStep): {
  step: EditorStep | undefined;
  position: number;
  before: EditorStep | undefined;
  after: EditorStep | undefined;
} {
  const position = editorSteps.findIndex((step) => step.name === name);
  return {
    step: editorSteps[position],
    position,
    before: position > 0 ? editorSteps[position - 1] : undefined,
    after: editorSteps[position + 1],
  };
}
