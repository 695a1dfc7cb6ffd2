import type { ListingEditStep } from 'shared-contract/page/addresses';

/** One step of the editor, as the list of steps shows it. */
export type EditorStep = { name: ListingEditStep; title: string };

/** All steps of the editor, in their order. */
export const editorSteps: readonly EditorStep[] = [
  { name: 'property-details', title: 'Property details' },
  { name: 'price', title: 'Price' },
  { name: 'description', title: 'Description' },
  { name: 'features', title: 'Features' },
  { name: 'media', title: 'Media' },
  { name: 'inspections', title: 'Inspections' },
  { name: 'contact-details', title: 'Contact details' },
  { name: 'ownership', title: 'Ownership' },
  { name: 'packages', title: 'Packages' },
  { name: 'listing-enhancements', title: 'Enhancements' },
  { name: 'summary', title: 'Summary' },
  { name: 'checkout-direct', title: 'Checkout' },
];
