import type { ListingEditStep } from 'shared-contract/page/addresses';

/** One step of the editor, as the list of steps shows it. */
type EditorStep = { name: ListingEditStep; title: string };

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

export function adjacentSteps(name: ListingEditStep): {
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
