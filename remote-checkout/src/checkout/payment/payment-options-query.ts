import { resourceQuery } from 'shared-api';
import { paymentOptions } from 'shared-contract/order/payment';
import { orderPath } from 'shared-orders';

/** The methods that the server offers for this order. Fetched again on each visit, because they depend on the total. */
export const paymentOptionsQuery = (orderId: string) =>
  resourceQuery(`${orderPath(orderId)}/payment-options`, paymentOptions, { staleTime: 0 });
