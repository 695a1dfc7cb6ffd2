import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api, type ResourceQuery, wireQuery } from 'shared-api';
import { type Payment, payment } from 'shared-contract/order/payment';
import { ChallengeFrame } from './challenge-frame.tsx';
import { challengeUrlOf, isOpenPayment } from './payment-state.ts';

const quickMs = 2_000;
const slowMs = 10_000;
/** After this many quick requests, about half a minute, the page asks less often. */
const quickRequests = 15;

/** Asks the server to read the payment from its provider now, again and again. */
function paymentProgressQuery(started: Payment): ResourceQuery<Payment> {
  const path = `${started['@id']}/refresh`;
  return wireQuery(['remote-checkout', 'payment progress', started.id], `POST ${path}`, payment, {
    fetch: ({ signal }) => api.send({ method: 'POST', path, signal }),
    refetchInterval: ({ state }) => (state.dataUpdateCount < quickRequests ? quickMs : slowMs),
    staleTime: 0,
  });
}

type PaymentProgressProps = {
  /** A payment that has not ended yet. */
  started: Payment;
  /** Called once, when the payment has succeeded, failed, expired or been cancelled. */
  onEnded: (payment: Payment) => void;
};

/**
 * Follows a payment until it has ended. Shows the page of the customer's bank while it asks for a confirmation. What
 * happened is always read from the server, never from that page.
 */
export function PaymentProgress({ started, onEnded }: PaymentProgressProps) {
  const { data: latest = started, refetch } = useQuery(paymentProgressQuery(started));
  const hasEnded = !isOpenPayment(latest);
  const reportEnd = useEffectEvent(() => onEnded(latest));
  useEffect(() => {
    if (hasEnded) reportEnd();
  }, [hasEnded]);
  const challengeUrl = challengeUrlOf(latest);
  if (challengeUrl) {
    return (
      <>
        <Text>Your bank wants to check that it’s you.</Text>
        <ChallengeFrame url={challengeUrl} onDone={() => void refetch()} />
      </>
    );
  }
  return (
    <Text role="status">
      We’re waiting for your bank. This usually takes a few seconds. Please don’t pay again; if you leave this page,
      we’ll email you the result.
    </Text>
  );
}
