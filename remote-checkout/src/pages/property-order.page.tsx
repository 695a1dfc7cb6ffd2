import { ApiProblem, loadResource } from 'shared-api';
import type { Order } from 'shared-contract/order/order';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { orderQuery } from 'shared-orders';
import type { LoaderFunctionArgs } from 'shared-platform/router';

export { Component, title } from './order.page.tsx';

/**
 * Loads the order of the URL. Throws a 404 when the order belongs to another property, even if the same owner has both.
 */
export async function loader({ params: { propertyId, orderId = '' } }: LoaderFunctionArgs): Promise<Order> {
  const order = await loadResource(orderQuery(orderId));
  if (idOfIri(order.target.property) === propertyId) return order;
  throw new ApiProblem({ status: 404, title: 'Not Found', detail: 'We can’t find that order for this property.' });
}
