import { Button } from '@mantine/core';
import { useId } from 'react';
import type { Payment } from 'shared-contract/order/payment';
import { useModalDialog } from 'shared-ui';
import classes from './payment-dialog.module.css';
import { PaymentProgress } from './payment-progress.tsx';

type PaymentDialogProps = {
  title: string;
  started: Payment;
  onEnded: (payment: Payment) => void;
  /** Called when the user closes the dialog. The payment continues without it. */
  onClose: () => void;
};

/** A dialog about a payment that has been started: it shows the page of the bank, or that the bank has not answered. */
export function PaymentDialog({ title, started, onEnded, onClose }: PaymentDialogProps) {
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
      <PaymentProgress started={started} onEnded={onEnded} />
      <Button variant="default" onClick={onClose} className={classes.close}>
        Close
      </Button>
    </dialog>
  );
}
