import { Alert, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { DraftHandle } from 'shared-platform';
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
  const notice = useLastingNotice(draft, snapshot.dirty);
  const message = state.kind === 'invalid' || state.kind === 'failed' ? state.message : null;
  return (
    <>
      <div className={classes.notice}>
        <DraftNotice draft={notice} />
      </div>
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

/** Keeps the notice about a restored draft after it was saved, so that the form below does not move by itself. */
function useLastingNotice(draft: DraftHandle, dirty: boolean) {
  const [lasting, setLasting] = useState(draft.restored);
  if (draft.restored && draft.restored !== lasting) setLasting(draft.restored);
  return {
    restored: lasting,
    isPersisted: !dirty || draft.isPersisted,
    isSaved: draft.restored === null,
    discard() {
      setLasting(null);
      draft.discard();
    },
  };
}
