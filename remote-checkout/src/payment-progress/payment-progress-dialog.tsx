import { Text } from '@mantine/core';
import type { Payment } from 'shared-contract/order/payment';
import { ChallengeFrame } from './challenge-frame.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { challengeUrlOf, isOpenPayment } from './payment-state.ts';
import { usePaymentProgress } from './use-payment-progress.ts';

type PaymentProgressDialogProps = {
  title: string;
  /** A payment that has not ended yet. */
  started: Payment;
  /** Called when the payment has succeeded, failed, expired or been cancelled. The parent then unmounts the dialog. */
  onEnded: (payment: Payment) => void;
  onClose: () => void;
};

/** Follows a payment until it has ended. Shows the page of the customer's bank while it asks for a confirmation. */
export function PaymentProgressDialog({ title, started, onEnded, onClose }: PaymentProgressDialogProps) {
  const { latest, refetch } = usePaymentProgress(started, (payment) => {
    if (!isOpenPayment(payment)) onEnded(payment);
  });
  const challengeUrl = challengeUrlOf(latest);
  return (
    <PaymentDialog title={title} onClose={onClose}>
      {challengeUrl ? (
        <>
          <Text>Your bank needs to check it’s you.</Text>
          <ChallengeFrame url={challengeUrl} onDone={() => void refetch()} />
        </>
      ) : (
        <Text role="status">
          We’re waiting for your bank. This usually takes a few seconds. Please don’t pay again; if you leave this page,
          we’ll email you the result.
        </Text>
      )}
    </PaymentDialog>
  );
}
