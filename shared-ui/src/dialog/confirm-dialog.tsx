import { Alert, Button } from '@mantine/core';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import classes from './confirm-dialog.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

export type ConfirmDialogProps = {
  /** A question, such as "Sign out of all other devices?". */
  title: ReactNode;
  /**
   * What confirming will do. May contain form fields; Enter in a field confirms. `onConfirm` checks them: messages of
   * the browser have its own language and date format, not the site's.
   */
  children: ReactNode;
  /** The label of the confirm button, a verb: "Sign out". */
  confirmLabel: string;
  /** The label of the cancel button; "Cancel" by default. */
  cancelLabel?: string;
  /** True for an action that cannot be undone: the confirm button is red. */
  isDestructive?: boolean;
  /** True while the action runs: the buttons are disabled and Escape does nothing. */
  isBusy?: boolean;
  /** The reason why the action failed, shown in the dialog. */
  error?: ReactNode;
  onConfirm: () => void;
  /** Called when the user presses the cancel button or Escape. */
  onCancel: () => void;
};

/**
 * Asks the user to confirm an action. Render it only while it is open: mounting moves the focus to the cancel button,
 * and unmounting moves the focus back to where it was. `useSubjectDialog` opens it for data that can change elsewhere.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDestructive = false,
  isBusy = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialog = useModalDialog();
  const cancelButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => cancelButton.current?.focus(), []);
  const cancel = () => {
    if (!isBusy) onCancel();
  };
  const heading = useId();
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        // Stops the browser from closing the dialog on Escape: the parent closes it by unmounting it.
        event.preventDefault();
        cancel();
      }}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        {children}
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <div className={classes.actions}>
          <Button ref={cancelButton} variant="default" disabled={isBusy} onClick={cancel}>
            {cancelLabel}
          </Button>
          <Button type="submit" loading={isBusy} color={isDestructive ? 'red' : undefined}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
