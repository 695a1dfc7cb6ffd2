import { type OrderStatus, orderStatus } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { listUrl, pageNumber } from 'shared-contract/page/list-url';

/** What the address says: `?status=paid&page=2`. */
export type OrderHistorySearch = { status: OrderStatus | null; page: number };

/** A status or page that does not exist is read as none and first, so that an old link still shows something. */
export function orderHistorySearchOf(parameters: URLSearchParams): OrderHistorySearch {
  const status = orderStatus.safeParse(parameters.get('status'));
  return { status: status.success ? status.data : null, page: pageNumber(parameters) };
}

export function orderHistoryAddress(propertyId: string, search: OrderHistorySearch): string {
  return listUrl(addresses.orderHistory(propertyId), search);
}
