import { type SQL, sql } from 'drizzle-orm';
import type { OwnerSearchResult } from 'shared-contract/search/owner-search';
import type { Database } from '../database/database.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { hasWordsSql } from '../words/plain-words.ts';
import { type Found, pageOf } from './page-of.ts';
import { firstWordFirst } from './rank.ts';

type Property = Pick<typeof properties.$inferSelect, 'id' | 'streetAddress' | 'suburb' | 'state' | 'postcode'>;
type ItemRow = Found & Pick<OwnerSearchResult, 'label' | 'isArchived'> & { property: Property | null };

/**
 * The maximum number of rows that are ranked. Those with a word that starts with the first word of the text are read
 * first, so the best results are among them.
 */
const maxRanked = 50;

/** Returns the items whose label contains each word, newest first. */
export async function findItems(
  database: Database,
  items: SQL,
  words: readonly string[],
): Promise<OwnerSearchResult[]> {
  const label = sql`items.label`;
  const { rows } = await database.execute<ItemRow>(sql`
    select items.kind, items.id, items.label, items.order_id as "orderId", items.is_archived as "isArchived",
      case when ${properties.id} is not null then json_build_object('id', ${properties.id},
        'streetAddress', ${properties.streetAddress}, 'suburb', ${properties.suburb}, 'state', ${properties.state},
        'postcode', ${properties.postcode}) end as property
    from (${items}) as items left join ${properties} on ${properties.id} = items.property_id
    where ${hasWordsSql(label, words)}
    order by items.is_archived, ${firstWordFirst(label, words)}, items.created_at desc, items.id
    limit ${maxRanked}`);
  return rows.map(resultOf);
}

/** Returns the result of what was found, with the address of its page. */
export const resultOf = ({ kind, id, label, property, isArchived, orderId }: ItemRow): OwnerSearchResult => ({
  kind,
  id,
  label,
  property: property && { id: property.id, fullAddress: fullAddressOf(property) },
  url: pageOf[kind]({ id, propertyId: property?.id ?? '', orderId, isArchived }),
  isArchived,
});
