import { Button, Stack, Text } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { type FormEvent, useState } from 'react';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { Order } from 'shared-contract/order/order';
import type { PaymentChoice } from 'shared-contract/order/payment';
import { OrderTotals } from 'shared-orders';
import { useFocusOnFirstError } from 'shared-ui';
import type { ChosenPayment } from '../payment/payment-choice.ts';
import { PayNotices } from './pay-notices.tsx';
import classes from './review.module.css';
import { ReviewSections } from './review-sections.tsx';
import { Terms } from './terms.tsx';
import { usePay } from './use-pay.ts';

type ReviewFormProps = { order: Order; chosen: ChosenPayment | null; method: PaymentChoice };

/** The whole order on one page, the terms, and one button that pays. */
export function ReviewForm({ order, chosen, method }: ReviewFormProps) {
  const { state, pay } = usePay(order);
  const [isAccepted, setIsAccepted] = useState(false);
  const [termsError, setTermsError] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const isBusy = state.kind === 'paying' || state.kind === 'checking';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isAccepted) return void pay(method);
    setTermsError('Agree to the terms of sale to continue.');
    setRejections((count) => count + 1);
  }

  return (
    <form ref={useFocusOnFirstError(rejections)} onSubmit={submit} noValidate>
      <Stack gap="lg">
        <ReviewSections order={order} chosen={chosen} />
        <OrderTotals order={order} />
        <Terms
          order={order}
          isAccepted={isAccepted}
          error={termsError}
          onChange={(accepted) => {
            setIsAccepted(accepted);
            setTermsError(null);
          }}
        />
        <PayNotices order={order} state={state} />
        <div>
          <Button type="submit" size="lg" fullWidth loading={isBusy}>
            {method.kind === 'free' ? 'Place order' : `Pay ${formatMoney(centsOf(order.total))}`}
          </Button>
          <Text role="status" ta="center" size="sm" c="dimmed" mt="xs">
            {state.kind === 'checking'
              ? 'We’re checking your payment. You won’t be charged twice.'
              : state.kind === 'paying'
                ? 'Processing your payment…'
                : null}
          </Text>
        </div>
        {chosen?.card ? (
          <p className={classes.secure}>
            <IconLock size={16} aria-hidden="true" className={classes.lock} /> Secure payment. We never see your card
            number.
          </p>
        ) : null}
      </Stack>
    </form>
  );
}
