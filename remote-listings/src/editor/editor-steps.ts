import {
  contactStatus,
  descriptionStatus,
  featuresStatus,
  inspectionsStatus,
  priceStatus,
  propertyDetailsStatus,
} from 'shared-contract/listing/listing-standing';
import {
  checkoutStatus,
  enhancementsStatus,
  mediaStatus,
  ownershipStepStatus,
  packagesStatus,
  summaryStatus,
} from 'shared-contract/listing/publish-standing';
import type { ListingEditStep } from 'shared-contract/page/addresses';
import type { EditorStep } from './editor-step.ts';

/** The steps in the order in which one goes through them. */
export const editorSteps: readonly EditorStep[] = [
  { name: 'property-details', title: 'Property details', standing: propertyDetailsStatus },
  { name: 'price', title: 'Price', standing: priceStatus },
  { name: 'description', title: 'Description', standing: descriptionStatus },
  { name: 'features', title: 'Features', standing: featuresStatus },
  { name: 'media', title: 'Media', standing: mediaStatus },
  { name: 'inspections', title: 'Inspections', standing: inspectionsStatus },
  { name: 'contact-details', title: 'Contact details', standing: contactStatus },
  { name: 'ownership', title: 'Ownership', standing: ownershipStepStatus },
  { name: 'packages', title: 'Packages', standing: packagesStatus },
  { name: 'listing-enhancements', title: 'Enhancements', standing: enhancementsStatus },
  { name: 'summary', title: 'Summary', standing: summaryStatus },
  { name: 'checkout-direct', title: 'Checkout', standing: checkoutStatus },
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
