import type { ListingEditStep } from 'shared-contract/page/addresses';

/** One step of the editor as the step rail lists it. */
export type EditorStep = {
  name: ListingEditStep;
  title: string;
};
