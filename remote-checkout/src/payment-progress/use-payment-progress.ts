import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api, type ResourceQuery, wireQuery } from 'shared-api';
import { type Payment, payment } from 'shared-contract/order/payment';

type PaymentProgress = {
  latest: Payment;
  /** Reads the payment now, such as when the page of the bank says that the customer has answered. */
  refetch: () => Promise<unknown>;
};

/**
 * Reads a payment again and again while `isFollowed`, and calls `onRead` with each response. The result is always read
 * from the server, never from the page of the bank or a return address.
 */
export function usePaymentProgress(
  started: Payment,
  onRead: (payment: Payment) => void,
  isFollowed = true,
): PaymentProgress {
  const { data, dataUpdatedAt, refetch } = useQuery({ ...paymentProgressQuery(started), enabled: isFollowed });
  const report = useEffectEvent(() => {
    if (isFollowed && data) onRead(data);
  });
  // Each response counts, even when it repeats the last one.
  useEffect(() => report(), [dataUpdatedAt]);
  return { latest: data ?? started, refetch };
}

/** Asks the server to read the payment from its provider now. */
function paymentProgressQuery({ '@id': iri, id }: Payment): ResourceQuery<Payment> {
  const path = `${iri}/refresh`;
  return wireQuery(['remote-checkout', 'payment progress', id], `POST ${path}`, payment, {
    fetch: ({ signal }) => api.send({ method: 'POST', path, signal }),
    refetchInterval: ({ state }) => pollDelayMs(state.dataUpdateCount + state.errorUpdateCount),
    staleTime: 0,
  });
}

/** Every 2 s for 20 s, every 5 s for two minutes, then every 30 s. */
function pollDelayMs(attempt: number): number {
  if (attempt < 10) return 2000;
  return attempt < 34 ? 5000 : 30_000;
}
