import type { ListingCheck, StepStatus } from 'shared-contract/listing/listing-standing';
import type { ListingEditStep } from 'shared-contract/page/addresses';

/** One step of the editor as the rail shows it; its page draws the rest. */
export type EditorStep = {
  name: ListingEditStep;
  title: string;
  /** How far it is, from what is saved. */
  standing: (at: ListingCheck) => StepStatus;
};
