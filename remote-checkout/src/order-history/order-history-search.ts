import { type OrderStatus, orderStatus } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { listUrl, pageNumber } from 'shared-contract/page/list-url';

/** The filter and page in the URL: `?status=paid&page=2`. */
export type OrderHistorySearch = { status: OrderStatus | null; page: number };

/** Parses the URL. Ignores an unknown status and replaces an invalid page with page 1, so that old links still work. */
export function parseOrderHistorySearch(parameters: URLSearchParams): OrderHistorySearch {
  const status = orderStatus.safeParse(parameters.get('status'));
  return { status: status.success ? status.data : null, page: pageNumber(parameters) };
}

export function orderHistoryUrl(propertyId: string, search: OrderHistorySearch): string {
  return listUrl(addresses.orderHistory(propertyId), search);
}
