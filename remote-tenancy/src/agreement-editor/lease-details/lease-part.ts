import type { UseFormReturnType } from '@mantine/form';
import type { AustralianState } from 'shared-contract/place/suburb';
import { isSame } from 'shared-editor';
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

/**
 * Returns a comparison of props for `memo`, for a part that depends on these fields and not on the law. Typing in
 * another part then leaves its fields as they are.
 */
export function dependsOn(...fields: readonly (keyof LeaseDetailsValues)[]) {
  return (before: LeasePartProps, after: LeasePartProps) =>
    before.stateForm === after.stateForm &&
    before.form.errors === after.form.errors &&
    fields.every((field) => isSame(before.form.values[field], after.form.values[field]));
}
