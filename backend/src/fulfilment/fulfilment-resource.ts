import type { Fulfilment } from 'shared-contract/order/fulfilment';
import { identity } from '../http/json-ld.ts';
import { fulfilmentSentence } from './fulfilment-sentences.ts';
import type { FulfilmentRow, StoredFulfilment } from './fulfilment-store.ts';

export function fulfilmentResource({ fulfilment: row, productName }: StoredFulfilment): Fulfilment {
  return {
    ...identity('/api/fulfilments', 'Fulfilment', row.id),
    kind: row.kind,
    status: row.status,
    orderItem: `/api/order-items/${row.orderItemId}`,
    productName,
    detail: fulfilmentSentence(row),
    scheduledFor: row.scheduledFor,
    carrier: row.carrier,
    trackingNumber: row.trackingNumber,
    subject: subjectOf(row),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function subjectOf({ kind, subjectId }: FulfilmentRow): string | null {
  if (subjectId === null) return null;
  if (kind === 'tenantCheck') return `/api/tenant-checks/${subjectId}`;
  return kind === 'subscription' ? `/api/subscriptions/${subjectId}` : `/api/listings/${subjectId}`;
}
