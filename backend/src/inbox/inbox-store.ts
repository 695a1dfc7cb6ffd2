import { type SQL, sql } from 'drizzle-orm';
import type { InboxKind, InboxState } from 'shared-contract/inbox/inbox';
import type { OfferTerms } from 'shared-contract/offer/offer';
import { listings } from '../listings/listing-table.ts';
import type { OwnerScope, Range } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { hasWordsSql } from '../words/plain-words.ts';
import { itemsOf } from './inbox-items.ts';

export type InboxFilter = {
  kind?: InboxKind | undefined;
  state: InboxState;
  propertyId?: string | undefined;
  search?: InboxTextSearch | undefined;
};

/** Names of applicants are encrypted, so the applications that contain the words were found before. */
export type InboxTextSearch = { words: readonly string[]; applicationIds: readonly string[] };

export type InboxRow = {
  kind: InboxKind;
  id: string;
  status: string;
  needsAnswer: boolean;
  /** Null for an application. */
  sender: string | null;
  message: string;
  /** Of an offer. */
  terms: Pick<OfferTerms, 'kind' | 'amount'> | null;
  sentAt: string;
  property: Pick<typeof properties.$inferSelect, 'id' | 'streetAddress' | 'suburb' | 'state' | 'postcode'>;
  listing: { id: string; headline: string };
};

export type FoundInbox = { totalItems: number; needsAnswer: number; received: number; rows: InboxRow[] };

/** Returns one page of what was sent to the owner, newest first, with its counts, by one query. */
export async function findInbox(
  { database, owner, now }: OwnerScope,
  filter: InboxFilter,
  { limit, offset }: Range,
): Promise<FoundInbox> {
  const { rows } = await database.execute<FoundInbox>(sql`
    with found as (
      select items.*, ${properties.streetAddress}, ${properties.suburb}, ${properties.state}, ${properties.postcode},
        ${listings.headline}, is_waiting and ${properties.archivedAt} is null as needs_answer,
        is_past or ${properties.archivedAt} is not null as is_filed
      from (${itemsOf({ owner, now })}) as items
      join ${properties} on ${properties.id} = items.property_id
      join ${listings} on ${listings.id} = items.listing_id
    ), shown as (select * from found where ${isShown(filter)})
    select
      (select count(*)::int from shown) as "totalItems",
      (select count(*)::int from found where needs_answer) as "needsAnswer",
      (select count(*)::int from found) as received,
      (select coalesce(json_agg(${rowJson} order by sent_at desc, id), '[]') from (
        select * from shown order by sent_at desc, id limit ${limit} offset ${offset}
      ) as page) as rows`);
  return rows[0] ?? { totalItems: 0, needsAnswer: 0, received: 0, rows: [] };
}

/** Returns the number of messages that need an answer, which `findInbox` also returns. */
export async function countWaiting({ database, owner, now }: OwnerScope): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from (${itemsOf({ owner, now })}) as items
    join ${properties} on ${properties.id} = items.property_id
    where is_waiting and ${properties.archivedAt} is null`);
  return rows[0]?.count ?? 0;
}

const rowJson = sql`json_build_object(
  'kind', kind, 'id', id, 'status', status, 'needsAnswer', needs_answer, 'sender', sender, 'message', message,
  'terms', terms, 'sentAt', sent_at, 'listing', json_build_object('id', listing_id, 'headline', headline),
  'property', json_build_object('id', property_id, 'streetAddress', street_address, 'suburb', suburb,
    'state', state, 'postcode', postcode))`;

function isShown({ kind, state, propertyId, search }: InboxFilter): SQL {
  const conditions = [
    kind && sql`kind = ${kind}`,
    propertyId === undefined ? undefined : sql`property_id = ${propertyId}`,
    state === 'needsAnswer' ? sql`needs_answer` : state === 'current' ? sql`not is_filed` : undefined,
    search && hasText(search),
  ].filter((condition) => condition !== undefined);
  return sql.join([sql`true`, ...conditions], sql` and `);
}

function hasText({ words, applicationIds }: InboxTextSearch): SQL {
  const content = sql`concat_ws(' ', sender, message, street_address, suburb, state, postcode, headline)`;
  return sql`case kind when 'application' then id = any(${sql.param([...applicationIds])}::uuid[])
    else ${hasWordsSql(content, words)} end`;
}
