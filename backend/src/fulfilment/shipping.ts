import { createHash } from 'node:crypto';
import type { DeliveryDetails } from 'shared-contract/order/delivery-details';

type ParcelRequest = {
  /** Our id of the parcel. Asking again with the same reference returns the same parcel. */
  reference: string;
  requestedAt: Date;
  address: Omit<DeliveryDetails, 'instructions'>;
};

export type Parcel = { status: 'preparing' | 'sent' | 'delivered'; carrier: string; trackingNumber: string };

/** Orders a parcel at the first call, and returns how far it is. Is asked again until the parcel is delivered. */
export type Shipping = (request: ParcelRequest, now: Date) => Promise<Parcel>;

const minute = 60_000;
const day = 24 * 60 * minute;

/** The shipping service that is used while none is connected. It sends after a minute and delivers after two days. */
export const sandboxShipping: Shipping = async ({ reference, requestedAt }, now) => {
  const age = now.getTime() - requestedAt.getTime();
  const status = age >= 2 * day ? 'delivered' : age >= minute ? 'sent' : 'preparing';
  const digest = createHash('sha256').update(reference).digest();
  return { status, carrier: 'Sandbox Couriers', trackingNumber: `SBX${digest.readUIntBE(0, 5) % 10 ** 10}` };
};
