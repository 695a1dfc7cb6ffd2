import { Alert, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { DraftNotice } from 'shared-ui';
import type { StepEditor } from '../saving/use-step-form.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import classes from './step-frame.module.css';

type StepFormBodyProps<Values extends Record<string, unknown>> = {
  editor: StepEditor<Values>;
  /** False when the fields cannot be changed. They stay readable. */
  isOpen: boolean;
  /** Content above the form, such as a notice. */
  above?: ReactNode;
  children: ReactNode;
};

/**
 * The form of a step inside a {@link StepFrame}. Shows a restored draft, conflicts, and the errors that belong to no
 * field.
 */
export function StepFormBody<Values extends Record<string, unknown>>({
  editor: { step, snapshot, saver, draft },
  isOpen,
  above,
  children,
}: StepFormBodyProps<Values>) {
  const { state, conflict } = snapshot;
  const message = state.kind === 'invalid' || state.kind === 'failed' ? state.message : null;
  return (
    <>
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
        <fieldset disabled={!isOpen} className={classes.fields}>
          <Stack gap="lg">{children}</Stack>
        </fieldset>
      </form>
    </>
  );
}
