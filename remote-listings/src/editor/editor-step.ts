import type { ListingEditStep } from 'shared-contract/addresses';
import type { ListingAt, Standing } from 'shared-contract/listing-standing';

/** One step of the editor as the rail shows it; its page draws the rest. */
export type EditorStep = {
  name: ListingEditStep;
  title: string;
  /** How far it is, from what is saved. */
  standing: (at: ListingAt) => Standing;
};
