import { type OrderStatus, orderStatus } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { listUrl, pageNumber } from 'shared-contract/page/list-url';

/** The filters and page in the URL: `?status=paid&year=2026&page=2`. */
export type OrderHistorySearch = { status: OrderStatus | null; year: number | null; page: number };

/** The years that the server accepts. */
const year = /^20\d\d$/;

/**
 * Parses the URL. Ignores an unknown status or year and replaces an invalid page with page 1, so that old links still
 * work.
 */
export function parseOrderHistorySearch(parameters: URLSearchParams): OrderHistorySearch {
  const status = orderStatus.safeParse(parameters.get('status'));
  const yearText = parameters.get('year') ?? '';
  return {
    status: status.success ? status.data : null,
    year: year.test(yearText) ? Number(yearText) : null,
    page: pageNumber(parameters),
  };
}

/** The URL of the orders of one property, or of all orders when `propertyId` is null. */
export function orderHistoryUrl(propertyId: string | null, search: OrderHistorySearch): string {
  return listUrl(propertyId === null ? addresses.orders() : addresses.orderHistory(propertyId), search);
}
