import { type OrderStatus, orderStatus } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { pageNumberOf } from '../paging/page-number.ts';

/** What the address says: `?status=paid&page=2`. */
export type OrderHistorySearch = { status: OrderStatus | null; page: number };

/** A status or page that does not exist is read as none and first, so that an old link still shows something. */
export function orderHistorySearchOf(parameters: URLSearchParams): OrderHistorySearch {
  const status = orderStatus.safeParse(parameters.get('status'));
  return { status: status.success ? status.data : null, page: pageNumberOf(parameters) };
}

export function orderHistoryAddress(propertyId: string, { status, page }: OrderHistorySearch): string {
  const parameters = new URLSearchParams();
  if (status) parameters.set('status', status);
  if (page > 1) parameters.set('page', String(page));
  return [addresses.orderHistory(propertyId), parameters.toString()].filter(Boolean).join('?');
}
