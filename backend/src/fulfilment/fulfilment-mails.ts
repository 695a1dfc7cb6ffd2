import { addresses } from 'shared-contract/page/addresses';
import { formatDate } from '../mail/format-date.ts';
import { sendOrderMail } from '../orders/order-mails.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { type FulfilmentRow, findFulfilments } from './fulfilment-store.ts';

/** Sends the mail about a step that a fulfilment has just taken, if the owner needs to know it. */
export async function sendFulfilmentMail(context: MoneyContext, row: FulfilmentRow): Promise<void> {
  switch (row.reason) {
    case 'listing-live':
      return sendListingLive(context, row);
    case 'booking-planned':
      return sendBooking(context, row);
    case 'shipment-sent':
      return sendShipment(context, row);
  }
}

function sendListingLive(context: MoneyContext, { orderId, subjectId }: FulfilmentRow): Promise<void> {
  return sendOrderMail(context, orderId, ({ place }) => ({
    subject: `Your listing is live: ${place}`,
    content: {
      opening: 'Your listing is live, and everyone can find it in search.',
      details: [['Property', place]],
      closing: 'Share the link with anyone who might be interested. We’ll email you about each enquiry and offer.',
    },
    link: { label: 'View your listing', url: context.config.publicOrigin + addresses.listing(subjectId ?? '') },
  }));
}

async function sendBooking(context: MoneyContext, row: FulfilmentRow): Promise<void> {
  const product = await productNameOf(context, row);
  const date = formatDate(row.scheduledFor ?? '');
  await sendOrderMail(context, row.orderId, ({ number, place }) => ({
    subject: `Booked for ${date}: ${product}`,
    content: {
      opening: 'Your booking is confirmed.',
      details: [
        ['Service', product],
        ['Date', date],
        ['Property', place],
        ['Order', number],
      ],
      closing: 'We’ll call you the day before with the details. If the date doesn’t suit, tell us when we call.',
    },
  }));
}

async function sendShipment(context: MoneyContext, row: FulfilmentRow): Promise<void> {
  const product = await productNameOf(context, row);
  await sendOrderMail(context, row.orderId, ({ number }) => ({
    subject: `On its way: ${product}`,
    content: {
      opening: 'We’ve sent your order.',
      details: [
        ['Item', product],
        ['Carrier', row.carrier ?? ''],
        ['Tracking number', row.trackingNumber ?? ''],
        ['Order', number],
      ],
    },
  }));
}

async function productNameOf({ database }: MoneyContext, { id, orderId }: FulfilmentRow): Promise<string> {
  const found = await findFulfilments(database, [orderId]);
  return found.find(({ fulfilment }) => fulfilment.id === id)?.productName ?? '';
}
