import { useState } from 'react';
import { type Blocker, useLocation } from 'react-router';
import { ConfirmDialog } from 'shared-ui';
import { workLostBy } from './work-lost-by.ts';

/** The dialog that lists what the user would lose by leaving the page. */
export function LeaveDialog({ blocker }: { blocker: Extract<Blocker, { state: 'blocked' }> }) {
  // Captured when the dialog opens, so that the list does not change under the user's eyes.
  const { pathname } = useLocation();
  const [unsaved] = useState(() => workLostBy(pathname, blocker.location.pathname));
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
