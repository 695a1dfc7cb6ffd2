import {
  type ChargeKind,
  type ChargeStatus,
  chargeKind,
  chargeStatus,
  type SubscriptionCharge,
} from 'shared-contract/order/subscription';
import { isKnown } from 'shared-contract/wire/open-enum';
import { type StatusTone, statusLabel } from 'shared-ui';

const kinds: Record<ChargeKind, string> = {
  first: 'First payment',
  renewal: 'Renewal',
  planChange: 'Change of plan',
};

const statuses: Record<ChargeStatus, readonly [label: string, tone: StatusTone]> = {
  due: ['Due', 'attention'],
  processing: ['Processing', 'progress'],
  paid: ['Paid', 'good'],
  failed: ['Failed', 'bad'],
  refunded: ['Refunded', 'neutral'],
};

/** Returns "Charge" for a kind that this release does not know. */
export function chargeTitle(kind: SubscriptionCharge['kind']): string {
  return isKnown(chargeKind, kind) ? kinds[kind] : 'Charge';
}

/** Returns label and tone. The label of a status that this release does not know is made from its name. */
export function chargeStatusLabel(status: SubscriptionCharge['status']): { label: string; tone: StatusTone } {
  if (!isKnown(chargeStatus, status)) return { label: statusLabel('order', status).label, tone: 'neutral' };
  const [label, tone] = statuses[status];
  return { label, tone };
}
