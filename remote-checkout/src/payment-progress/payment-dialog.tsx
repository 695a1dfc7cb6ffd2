import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useModalDialog } from 'shared-ui';
import classes from './payment-dialog.module.css';

type PaymentDialogProps = {
  title: string;
  /** Called when the customer closes the dialog. The payment continues without it. */
  onClose: () => void;
  children: ReactNode;
};

/** A dialog about a payment that has been started, such as with the page of the customer's bank. */
export function PaymentDialog({ title, onClose, children }: PaymentDialogProps) {
  const dialog = useModalDialog();
  const heading = useId();
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        // Stops the browser from closing the dialog on Escape: the parent closes it by unmounting it.
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      {children}
      <Button variant="default" onClick={onClose} className={classes.close}>
        Close
      </Button>
    </dialog>
  );
}
