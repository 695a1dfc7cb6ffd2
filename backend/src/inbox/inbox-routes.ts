import { and, asc, inArray } from 'drizzle-orm';
import { inbox, inboxCount, inboxKind, inboxSearch, inboxState } from 'shared-contract/inbox/inbox';
import * as z from 'zod/mini';
import { applicants } from '../applications/application-tables.ts';
import { namesOf } from '../applications/sealed-application.ts';
import { collectionPage, item } from '../http/json-ld.ts';
import { idOf, idParameter, pageParameter, pageRange } from '../http/parameters.ts';
import type { Reply } from '../http/reply.ts';
import { ownerRoute, type Route, type RouteContext } from '../http/route.ts';
import { searchRateLimit } from '../http/search-rate-limit.ts';
import { isOwn } from '../owned-rows/owned-rows.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { inboxItemResource } from './inbox-resource.ts';
import { countWaiting, findInbox, type InboxFilter, type InboxRow } from './inbox-store.ts';
import { searchApplications } from './search-applications.ts';

const listInbox = ownerRoute('GET', '/api/inbox', {
  summary: 'The enquiries, offers and applications of all properties, newest first, and how many need an answer.',
  query: z.object({
    kind: z.optional(inboxKind),
    state: z._default(inboxState, 'current'),
    'property.id': z.optional(idParameter),
    page: pageParameter,
  }),
  response: inbox,
  handler({ query: { kind, state, page, 'property.id': propertyId }, ...context }) {
    return replyWithInbox(context, { kind, state, propertyId }, page);
  },
});

const getInboxCount = ownerRoute('GET', '/api/inbox/count', {
  summary: 'How many messages of all properties need an answer, for the badge in the navigation.',
  response: inboxCount,
  handler: async (scope) =>
    item({ '@id': '/api/inbox/count', '@type': 'InboxCount', count: await countWaiting(scope) }),
});

/** Each word reads all messages once. */
const maxWords = 8;

const searchInbox = ownerRoute('POST', '/api/inbox-searches', {
  summary: 'The messages whose sender, text, address or headline contains a text. It is in the body: URLs are logged.',
  body: inboxSearch,
  response: inbox,
  cacheControl: 'no-store',
  // Neither the text nor the names are stored for a repeated request.
  isReplaySafe: true,
  rateLimit: searchRateLimit,
  async handler({ body: { text, kind, state = 'current', property, page = 1 }, ...context }) {
    const propertyId = property === undefined ? undefined : idOf(property, propertyPath);
    const words = [...new Set(text.split(/\s+/).filter(Boolean))].slice(0, maxWords);
    const hasApplications = kind === undefined || kind === 'application';
    const applicationIds = hasApplications && words.length > 0 ? await searchApplications(context, words) : [];
    const search = words.length === 0 ? undefined : { words, applicationIds };
    return replyWithInbox(context, { kind, state, propertyId, search }, page);
  },
});

type Context = Pick<RouteContext<'owner', never, never, never>, 'database' | 'owner' | 'now' | 'config' | 'request'>;

async function replyWithInbox(context: Context, filter: InboxFilter, page: number): Promise<Reply> {
  const { rows, totalItems, needsAnswer, received } = await findInbox(context, filter, pageRange(page));
  const namesById = await findNames(context, rows);
  const member = rows.map((row) => inboxItemResource(row, namesById.get(row.id) ?? []));
  const reply = collectionPage('InboxItem', context.request, { page, totalItems, member });
  return { ...reply, body: { ...reply.body, needsAnswer, received } };
}

/** Reads the names of the adults of the applications, by application. The list of applications shows the same. */
async function findNames({ database, owner, config }: Context, rows: readonly InboxRow[]) {
  const ids = rows.filter(({ kind }) => kind === 'application').map(({ id }) => id);
  if (ids.length === 0) return new Map<string, string[]>();
  const adults = await database
    .select()
    .from(applicants)
    .where(and(isOwn(applicants, owner), inArray(applicants.applicationId, ids)))
    .orderBy(asc(applicants.position));
  const byApplication = Map.groupBy(adults, ({ applicationId }) => applicationId);
  return new Map([...byApplication].map(([id, found]) => [id, namesOf(config, found)]));
}

export const inboxRoutes: Route[] = [listInbox, getInboxCount, searchInbox];
