import { Alert, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { isEditable } from 'shared-contract/listing/listing-status';
import { DraftNotice } from 'shared-ui';
import { useEditedListing } from '../edited-listing.ts';
import type { ListingForm } from '../saving/use-listing-form.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import classes from './editor.module.css';
import { EditorFrame } from './editor-frame.tsx';
import { SaveState } from './save-state.tsx';

type FormFrameProps<Values extends Record<string, unknown>> = {
  editor: ListingForm<Values>;
  lead: ReactNode;
  /** Content above the form, such as a notice. */
  above?: ReactNode;
  children: ReactNode;
};

/** The layout of a step with a form. Shows whether the form is saved, and the errors that belong to no field. */
export function FormFrame<Values extends Record<string, unknown>>({
  editor,
  lead,
  above,
  children,
}: FormFrameProps<Values>) {
  const { step, snapshot, saver, draft } = editor;
  const { value: listing } = useEditedListing();
  const { state, conflict } = snapshot;
  const message = state.kind === 'invalid' || state.kind === 'failed' ? state.message : null;
  return (
    <EditorFrame step={step.step} lead={lead} state={<SaveState state={state} />}>
      {snapshot.dirty && (
        <div className={classes.notice}>
          <DraftNotice draft={draft} />
        </div>
      )}
      {conflict && <ConflictPanel step={step} conflict={conflict} onResolve={saver.resolve} />}
      {message && (
        <Alert color="red" role="alert" title="Not saved" mb="lg">
          {message}
        </Alert>
      )}
      {above}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saver.save();
        }}
        onBlur={() => {
          if (snapshot.dirty && state.kind === 'saving') void saver.save();
        }}
      >
        <fieldset disabled={!isEditable(listing.status)} className={classes.fields}>
          <Stack gap="lg">{children}</Stack>
        </fieldset>
      </form>
    </EditorFrame>
  );
}
