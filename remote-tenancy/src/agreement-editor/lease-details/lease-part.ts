import type { UseFormReturnType } from '@mantine/form';
import type { AustralianState } from 'shared-contract/place/suburb';
import type { StateForm } from 'tenancy-law/form/state-form';
import type { LeaseDetailsValues } from './lease-details-form.ts';
import type { SuggestedFields } from './suggested-terms.ts';

/** What the law depends on, as it is entered. `rentCents` is 0 without a rent. */
export type LeaseCase = {
  state: AustralianState;
  /** The local date whose law applies: the start of the lease, or today. */
  date: string;
  rentCents: number;
  leaseType: 'fixed' | 'periodic';
};

/** The props of the parts of the step. `law` is null for a property that is not a home. */
export type LeasePartProps = {
  form: UseFormReturnType<LeaseDetailsValues>;
  stateForm: StateForm;
  law: LeaseCase | null;
  suggested: SuggestedFields;
};
