import { Alert } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem } from 'shared-api';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { Payment } from 'shared-contract/order/payment';
import type { Product } from 'shared-contract/order/product';
import type { PlanChangeQuote, Subscription } from 'shared-contract/order/subscription';
import { toast } from 'shared-platform';
import { useRevalidator } from 'shared-platform/router';
import { ConfirmDialog, ErrorState, LoadingState } from 'shared-ui';
import { changeErrorMessage } from '../../change-error-message.ts';
import { PaymentProgressDialog } from '../../payment-progress/payment-progress-dialog.tsx';
import { failureOf, isOpenPayment } from '../../payment-progress/payment-state.ts';
import { refetchSubscriptions } from '../../subscriptions/subscriptions-query.ts';
import { changePlanMutation, planChangeQuoteQuery } from './plan-change-query.ts';
import { QuoteAmounts } from './quote-amounts.tsx';

type ChangePlanDialogProps = {
  subscription: Subscription;
  plan: Product;
  /** Called with true while the change runs, which changes the subscription itself. */
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
};

/** Shows what a change of plan costs, and changes the plan when the customer confirms that amount. */
export function ChangePlanDialog({ subscription, plan, onBusy, onClose }: ChangePlanDialogProps) {
  const quote = useQuery(planChangeQuoteQuery(subscription, plan));
  const { mutate, data: change, error, isPending } = useMutation(changePlanMutation(subscription));
  const { revalidate } = useRevalidator();
  const [failed, setFailed] = useState<Payment | null>(null);

  const close = () => {
    onBusy(false);
    onClose();
  };
  const finish = () => {
    // The title of the document is the name that the page's loader returns.
    void refetchSubscriptions().then(revalidate);
    toast.success(`You’re now on ${plan.name}.`);
    close();
  };
  const end = (payment: Payment) => {
    if (payment.status === 'succeeded') return finish();
    setFailed(payment);
    onBusy(false);
    void refetchSubscriptions();
  };
  const confirm = (shown: PlanChangeQuote) => {
    setFailed(null);
    onBusy(true);
    mutate(shown, {
      onSuccess: ({ payment }) => {
        if (!payment) finish();
        else if (!isOpenPayment(payment)) end(payment);
      },
      onError: () => onBusy(false),
    });
  };

  const started = change?.payment;
  if (started && isOpenPayment(started) && !failed) {
    return <PaymentProgressDialog title={`Paying for ${plan.name}`} started={started} onEnded={end} onClose={close} />;
  }
  const hasNewAmount = isApiProblem(error, { code: 'total-changed' });
  return (
    <ConfirmDialog
      title={`Change to ${plan.name}?`}
      confirmLabel={quote.data ? confirmLabel(quote.data) : 'Change plan'}
      isBusy={isPending}
      error={error && !hasNewAmount ? changeErrorMessage(error) : failed && failureOf(failed)}
      onConfirm={() => quote.data && confirm(quote.data)}
      onCancel={close}
    >
      {hasNewAmount ? (
        <Alert color="yellow" role="alert" title="The amount has changed">
          Here’s the new amount. You haven’t been charged.
        </Alert>
      ) : null}
      <Quote {...quote} subscription={subscription} onRetry={() => void quote.refetch()} />
    </ConfirmDialog>
  );
}

function confirmLabel({ dueNow }: PlanChangeQuote): string {
  const cents = centsOf(dueNow);
  return cents > 0 ? `Pay ${formatMoney(cents)} and change` : 'Change plan';
}

type QuoteProps = {
  data: PlanChangeQuote | undefined;
  error: Error | null;
  subscription: Subscription;
  onRetry: () => void;
};

function Quote({ data, error, subscription, onRetry }: QuoteProps) {
  if (data) return <QuoteAmounts quote={data} subscription={subscription} />;
  if (error) return <ErrorState error={error} title="We couldn’t work out the amount" onRetry={onRetry} />;
  return <LoadingState label="Working out the amount" />;
}
