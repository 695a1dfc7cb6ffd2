import { type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as z from 'shared-contract/schema';
import { type DraftHandle, startWrite, useDraft, useUnsavedWork } from 'shared-platform';
import { type EditedResource, useEditedResource } from '../edited-resource.ts';
import type { FieldTexts, StepForm } from './step-form.ts';
import { createStepSaver, type SaverSnapshot, type StepSaver } from './step-saver.ts';

export type StepEditor<Values extends Record<string, unknown>, Step extends string = string> = {
  step: FieldTexts<Values> & { step: Step };
  form: UseFormReturnType<Values>;
  snapshot: SaverSnapshot<Values>;
  draft: DraftHandle;
  saver: StepSaver<Values>;
};

/**
 * Returns the form of a step, for the resource of this URL. The form is saved after each pause in typing. Unsaved
 * changes are stored as a draft in the browser. Changes that were made elsewhere are merged into the form. Before the
 * user leaves changes that could not be saved and that the draft does not contain, a dialog asks for confirmation.
 */
export function useStepForm<
  Values extends Record<string, unknown>,
  Resource extends { id: string },
  Change extends object,
  Step extends string,
>(kind: EditedResource<Resource, Change>, step: StepForm<Values, Resource, Change, Step>): StepEditor<Values, Step> {
  const edited = useEditedResource(kind);
  const { id } = edited.value;
  const [saver] = useState(() => createStepSaver(kind, step, id));
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
    entity: `${kind.name}/${id}`,
    step: step.step,
    version: step.version,
    schema,
    values: { mine: form.values, stored: snapshot.stored },
    dirty: snapshot.dirty && !kind.link,
    description: step.draftDescription,
    confirmsLeave: snapshot.state.kind !== 'saving',
    apply: saver.restore,
  });
  // A pending save of invalid values would save nothing, so it counts as unsaved as well.
  const isSaving = snapshot.state.kind === 'saving';
  const isUnsaved = kind.link !== undefined && snapshot.dirty;
  useUnsavedWork({
    id: `unsaved-${kind.name}/${id}-${step.step}`,
    dirty: isUnsaved && !(isSaving && Object.keys(saver.errors()).length === 0),
    description: step.draftDescription,
  });
  erase.current = draft.saved;
  useEffect(() => saver.received(), [saver, edited]);
  const isWriting = snapshot.dirty && isSaving;
  useEffect(() => (isWriting ? startWrite() : undefined), [isWriting]);

  return { step, form, snapshot, draft, saver };
}
