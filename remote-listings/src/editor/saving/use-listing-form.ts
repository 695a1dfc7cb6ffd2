import { type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as z from 'shared-contract/schema';
import { type DraftHandle, startWrite, useDraft } from 'shared-platform';
import { useEditedListing } from '../edited-listing.ts';
import type { StepForm } from './step-form.ts';
import { createStepSaver, type SaverSnapshot, type StepSaver } from './step-saver.ts';

export type ListingForm<Values extends Record<string, unknown>> = {
  step: StepForm<Values>;
  form: UseFormReturnType<Values>;
  snapshot: SaverSnapshot<Values>;
  draft: DraftHandle;
  saver: StepSaver<Values>;
};

/**
 * Returns the form of a step, for the listing of this URL. The form is saved after each pause in typing. Unsaved
 * changes are stored as a draft in the browser. Changes that were made elsewhere are merged into the form. Before the
 * user leaves changes that could not be saved, a dialog asks for confirmation.
 */
export function useListingForm<Values extends Record<string, unknown>>(step: StepForm<Values>): ListingForm<Values> {
  const edited = useEditedListing();
  const [saver] = useState(() => createStepSaver(step, edited.value.id));
  const snapshot = useSyncExternalStore(saver.subscribe, saver.snapshot);
  const form = useForm<Values>({ initialValues: saver.initial, onValuesChange: saver.edited });
  const { setValues, setErrors } = form;
  const [schema] = useState(() => z.object({ mine: step.schema, stored: step.schema }));
  const erase = useRef(() => {});
  // This effect must come before those of `useDraft`: `useDraft` sets restored values through the form that `attach`
  // connects.
  useEffect(() => {
    saver.attach({ setValues, setErrors });
    return () => {
      void saver.detach().then((saved) => {
        if (saved) erase.current();
      });
    };
  }, [saver, setValues, setErrors]);
  const draft = useDraft({
    entity: `listing/${edited.value.id}`,
    step: step.step,
    version: step.version,
    schema,
    values: { mine: form.values, stored: snapshot.stored },
    dirty: snapshot.dirty,
    description: step.draftDescription,
    confirmsLeave: snapshot.state.kind !== 'saving',
    apply: saver.restore,
  });
  erase.current = draft.saved;
  useEffect(() => saver.received(), [saver, edited]);
  const saving = snapshot.dirty && snapshot.state.kind === 'saving';
  useEffect(() => (saving ? startWrite() : undefined), [saving]);

  return { step, form, snapshot, draft, saver };
}
