import { type fulfilments, kindsOf } from 'backend/tables';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import type { FulfilmentKind } from 'shared-contract/order/fulfilment';
import { stableId } from '../stable-id.ts';
import type { PlannedOrder, ProductCatalogue } from './order-rows.ts';

type FulfilmentRow = typeof fulfilments.$inferInsert & { id: string };
type State = Pick<FulfilmentRow, 'status' | 'reason'> &
  Partial<Pick<FulfilmentRow, 'scheduledFor' | 'carrier' | 'trackingNumber' | 'subjectId'>>;

const day = 86_400_000;

/** Returns what happens with the items of a paid order, in the state that fits the order's status. */
export function fulfilmentRows(
  { order, items }: PlannedOrder,
  { products }: ProductCatalogue,
  { now, timeZone }: { now: Date; timeZone: string },
): FulfilmentRow[] {
  const { paidAt, status } = order;
  if (!paidAt) return [];
  const sold = products.map(({ id, sku, includedSkus, fulfilment }) => ({
    id,
    sku,
    includedSkus: includedSkus ?? [],
    fulfilment: fulfilment ?? null,
  }));
  return items.flatMap(({ item, product }) => {
    const bought = sold.find(({ id }) => id === product.id);
    const kinds = bought ? kindsOf(bought, sold) : [];
    return kinds.map((kind) => {
      const state = stateOf(kind, {
        status: status ?? 'paid',
        paidAt,
        now,
        timeZone,
        listingId: order.listingId ?? null,
      });
      const id = stableId(`fulfilment/${item.id}/${kind}`);
      const updatedAt = state.status === 'waiting' ? paidAt : new Date(paidAt.getTime() + 60_000);
      const row = { id, ownerId: order.ownerId, orderId: order.id, orderItemId: item.id, kind, ...state };
      return { ...row, createdAt: paidAt, updatedAt };
    });
  });
}

type Context = { status: string; paidAt: Date; now: Date; timeZone: string; listingId: string | null };

function stateOf(kind: FulfilmentKind, { status, paidAt, now, timeZone, listingId }: Context): State {
  if (status === 'refunded') return { status: 'cancelled', reason: 'refunded' };
  if (status === 'paid') return { status: 'waiting', reason: 'queued' };
  const isCompleted = status === 'completed';
  switch (kind) {
    case 'listing':
      return { status: 'done', reason: 'listing-live', subjectId: listingId };
    case 'booking': {
      const visit = nextWeekday(addDays(localDateIn(timeZone, isCompleted ? paidAt : now), 2));
      return isCompleted
        ? { status: 'done', reason: 'booking-done', scheduledFor: visit }
        : { status: 'inProgress', reason: 'booking-planned', scheduledFor: visit };
    }
    case 'shipment': {
      const parcel = { carrier: 'Sandbox Couriers', trackingNumber: `SBX${paidAt.getTime() % 10_000_000_000}` };
      const isDelivered = isCompleted || now.getTime() - paidAt.getTime() > 2 * day;
      return isDelivered
        ? { status: 'done', reason: 'shipment-delivered', ...parcel }
        : { status: 'inProgress', reason: 'shipment-sent', ...parcel };
    }
    case 'tenantCheck':
      return isCompleted
        ? { status: 'done', reason: 'tenant-check-done' }
        : { status: 'waiting', reason: 'tenant-check-ready' };
    case 'subscription':
      return { status: 'done', reason: 'subscription-active' };
  }
}

/** Returns the date itself, or the Monday after a weekend. */
function nextWeekday(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}
