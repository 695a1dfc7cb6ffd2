import { resourceQuery } from 'shared-api';
import { order } from 'shared-contract/order/order';

export const orderQuery = (orderId: string) => resourceQuery(`/api/orders/${encodeURIComponent(orderId)}`, order);
