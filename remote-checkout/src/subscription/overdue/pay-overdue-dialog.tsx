import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { Payment } from 'shared-contract/order/payment';
import type { Subscription } from 'shared-contract/order/subscription';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { changeErrorMessage } from '../../change-error-message.ts';
import { CardChoiceField } from '../../payment-methods/card-choice-field.tsx';
import { useCardChoice } from '../../payment-methods/use-card-choice.ts';
import { PaymentProgressDialog } from '../../payment-progress/payment-progress-dialog.tsx';
import { failureOf, isOpenPayment } from '../../payment-progress/payment-state.ts';
import { refetchSubscriptions } from '../../subscriptions/subscriptions-query.ts';
import { payOverdueMutation } from './pay-overdue.ts';

type PayOverdueDialogProps = {
  subscription: Subscription;
  /** Called with true while a payment runs, which changes the subscription itself. */
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
};

/** Chooses a card for the overdue charge, pays it, and shows the page of the bank if it asks for a confirmation. */
export function PayOverdueDialog({ subscription, onBusy, onClose }: PayOverdueDialogProps) {
  const { name, overdue, paymentMethod } = subscription;
  const choice = useCardChoice(paymentMethod ?? null);
  const { mutate, data: started, error, isPending } = useMutation(payOverdueMutation(subscription));
  const [ended, setEnded] = useState<Payment | null>(null);

  const close = () => {
    onBusy(false);
    onClose();
  };
  const end = (payment: Payment) => {
    void refetchSubscriptions();
    if (payment.status === 'succeeded') {
      toast.success(`Thank you. ${name} is paid and stays active.`);
      close();
    } else {
      setEnded(payment);
      onBusy(false);
    }
  };
  const pay = () => {
    if (!choice.cards) return;
    setEnded(null);
    onBusy(true);
    mutate(choice.saveChosen, {
      onSuccess: (payment) => {
        if (!isOpenPayment(payment)) end(payment);
      },
      onError: () => onBusy(false),
    });
  };

  if (!overdue) return null;
  if (started && !ended && isOpenPayment(started)) {
    return <PaymentProgressDialog title="Paying your overdue charge" started={started} onEnded={end} onClose={close} />;
  }
  const amount = formatMoney(centsOf(overdue.amount));
  return (
    <ConfirmDialog
      title={`Pay ${amount} for ${name}`}
      confirmLabel={`Pay ${amount}`}
      isBusy={isPending}
      error={error ? changeErrorMessage(error) : ended && failureOf(ended)}
      onConfirm={pay}
      onCancel={close}
    >
      <CardChoiceField choice={choice} disabled={isPending} />
      <Text size="sm" c="dimmed">
        We’ll also use this card for the next charges.
      </Text>
    </ConfirmDialog>
  );
}
