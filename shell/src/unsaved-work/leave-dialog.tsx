import { useState } from 'react';
import type { Blocker } from 'react-router';
import { unsavedWork } from 'shared-platform/host';
import { ConfirmDialog } from 'shared-ui';

/** The dialog that lists what the user would lose by leaving the page. */
export function LeaveDialog({ blocker }: { blocker: Extract<Blocker, { state: 'blocked' }> }) {
  // Captured when the dialog opens, so that the list does not change under the user's eyes.
  const [unsaved] = useState(unsavedWork);
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay here"
      isDestructive
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      <p>You’ll lose these changes:</p>
      <ul>
        {unsaved.map(({ id, description }) => (
          <li key={id}>{description}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
