import { type ActivityItem, activity } from 'shared-contract/activity/activity';
import { publicStatuses } from 'shared-contract/listing/listing-status';
import * as z from 'zod/mini';
import { customerUserById } from '../customer-users/customer-user-store.ts';
import { replyWithPage } from '../http/json-ld.ts';
import { pageParameter } from '../http/parameters.ts';
import { ownerRoute } from '../http/route.ts';
import { listingPath } from '../listings/listing-resource.ts';
import { fullAddressOf, localityOf } from '../properties/property-resource.ts';
import { type ActivityRow, findActivity } from './activity-store.ts';

export const listActivity = ownerRoute('GET', '/api/activity', {
  summary:
    'The enquiries, offers and applications that the user sent while signed in, and booked inspections, newest first.',
  query: z.object({ page: pageParameter }),
  response: activity,
  async handler(context) {
    const reply = await replyWithPage('ActivityItem', context, findActivity(context), activityResource);
    const user = await customerUserById(context.database, context.owner.id);
    return { ...reply, body: { ...reply.body, emailVerified: user?.emailVerified === true } };
  },
});

/** Returns the JSON for the sender, who may not see the street of a listing that hides it. */
export function activityResource(row: ActivityRow): ActivityItem {
  const { kind, id, status, sentAt, message, terms, expiresAt, answeredAt, startAt, endAt, adults, adultsLeft } = row;
  const { listingId, headline, listingStatus, streetHidden, timeZone } = row;
  const isPublic = publicStatuses.includes(listingStatus);
  return {
    kind,
    id,
    status,
    sentAt: instantOf(sentAt),
    message,
    offered: terms && { kind: terms.kind, amount: terms.amount },
    expiresAt: expiresAt && instantOf(expiresAt),
    answeredAt: answeredAt && instantOf(answeredAt),
    inspection: startAt && endAt ? { startAt: instantOf(startAt), endAt: instantOf(endAt) } : null,
    adults,
    adultsLeft,
    listing: {
      '@id': `${listingPath}/${listingId}`,
      id: listingId,
      headline,
      // The owner may be changing whether the street of a withdrawn listing is shown.
      fullAddress: streetHidden || !isPublic ? localityOf(row) : fullAddressOf(row),
      timeZone,
      isPublic,
    },
  };
}

const instantOf = (at: string) => new Date(at).toISOString();
