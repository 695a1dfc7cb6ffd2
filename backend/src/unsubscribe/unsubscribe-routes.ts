import { and, eq } from 'drizzle-orm';
import { addresses } from 'shared-contract/page/addresses';
import { alertSubscription, alertSubscriptionInput } from 'shared-contract/search/alert-subscription';
import * as z from 'zod/mini';
import type { BackendConfig } from '../config.ts';
import { customerUserById } from '../customer-users/customer-user-store.ts';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { item, noContent } from '../http/json-ld.ts';
import { notFound } from '../http/problem.ts';
import { publicRoute, type Route } from '../http/route.ts';
import { savedSearches } from '../saved-searches/saved-search-table.ts';
import { stopSearchAlerts } from '../search-alerts/search-alert-store.ts';
import { setShortlistAlerts } from '../shortlist-alerts/shortlist-alert-store.ts';
import { unsubscribePath } from './unsubscribe-links.ts';
import { readUnsubscribeToken, type Subscription } from './unsubscribe-token.ts';

const params = z.object({ token: z.string().check(z.maxLength(300)) });

/** Mail providers send the requests of all their users from a few addresses. */
const rateLimit = () => ({ max: 1_200, timeWindow: '1 minute' });

const viewSubscription = publicRoute('POST', '/api/unsubscribe-views', {
  summary: 'What the unsubscribe link of a mail stops. Changes nothing, so programs that scan links stop no mails.',
  body: alertSubscriptionInput,
  response: alertSubscription,
  readOnly: true,
  rateLimit,
  async handler({ database, body, config }) {
    const subscription = requireSubscription(config, body.token);
    const state = await stateOf(database, subscription);
    return item({ '@id': '/api/unsubscribe-views', '@type': 'AlertSubscription', kind: subscription.kind, ...state });
  },
});

/** The token is a parameter of the path, because RFC 8058 sends a fixed body. Logs contain the route. */
const unsubscribe = publicRoute('POST', `${unsubscribePath}/:token`, {
  summary: 'Stops the mails of a link, without signing in (RFC 8058). Repeating it changes nothing.',
  params,
  rawBody: true,
  bodyLimit: 4_096,
  response: null,
  status: 204,
  rateLimit,
  async handler({ database, params, config, now }) {
    const subscription = requireSubscription(config, params.token);
    if (subscription.kind === 'shortlist') await setShortlistAlerts(database, subscription.ownerId, false, now);
    else await stopSearchAlerts(database, { ownerId: subscription.ownerId, id: subscription.savedSearchId }, now);
    return noContent();
  },
});

const openPage = publicRoute('GET', `${unsubscribePath}/:token`, {
  summary: 'Opens the page that asks before it unsubscribes, for mail programs that open the address of the header.',
  params,
  response: null,
  status: 303,
  cacheControl: 'no-store',
  async handler({ params, config }) {
    const location = config.publicOrigin + addresses.unsubscribe(params.token);
    return { status: 303, headers: { location, 'referrer-policy': 'no-referrer' } };
  },
});

function requireSubscription(config: BackendConfig, token: string): Subscription {
  const subscription = readUnsubscribeToken(config, token);
  if (!subscription) throw notFound('This unsubscribe link isn’t valid. Copy the whole link from the email.');
  return subscription;
}

async function stateOf(
  database: Database,
  subscription: Subscription,
): Promise<{ name: string | null; isOn: boolean }> {
  const { ownerId } = subscription;
  if (subscription.kind === 'shortlist') {
    const user = await customerUserById(database, ownerId);
    return { name: null, isOn: user?.shortlistAlerts ?? false };
  }
  const isSearch = and(eq(savedSearches.ownerId, ownerId), eq(savedSearches.id, subscription.savedSearchId));
  const search = await firstRow(database.select().from(savedSearches).where(isSearch));
  return { name: search?.name ?? null, isOn: search !== null && search.alert !== 'off' };
}

export const unsubscribeRoutes: Route[] = [viewSubscription, unsubscribe, openPage];
