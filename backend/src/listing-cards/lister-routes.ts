import { and, desc, eq, ne } from 'drizzle-orm';
import { foundListing } from 'shared-contract/search/found-listing';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { withEtag } from '../http/etag.ts';
import { serializedPage } from '../http/json-ld.ts';
import { publicRoute } from '../http/route.ts';
import { createListingSearch } from '../listing-search/create-listing-search.ts';
import { listingPath } from '../listings/listing-resource.ts';
import { isPublicListing, listings } from '../listings/listing-table.ts';
import { cardsOf } from './listing-cards.ts';

const perPage = 3;

export const getMoreFromLister = publicRoute('GET', `${listingPath}/:id/more-from-lister`, {
  summary: 'The newest other public listings of the same owner under the same contact name. At most three.',
  response: collectionOf(foundListing),
  async handler({ database, params: { id }, request, now }) {
    const { ownerId, contactName, publishedAt } = listings;
    const [lister] = await database
      .select({ ownerId, contactName })
      .from(listings)
      .where(and(eq(listings.id, id), isPublicListing));
    const others = lister?.contactName
      ? await database
          .select({ id: listings.id })
          .from(listings)
          .where(
            and(eq(ownerId, lister.ownerId), eq(contactName, lister.contactName), ne(listings.id, id), isPublicListing),
          )
          .orderBy(desc(publishedAt), desc(listings.id))
          .limit(perPage)
      : [];
    const ids = others.map((other) => other.id);
    const hits = await createListingSearch(database).hits(ids, now);
    const member = await cardsOf(
      database,
      ids.flatMap((other) => hits.find((hit) => hit.id === other) ?? []),
    );
    return withEtag(
      serializedPage('Listing', request, { page: 1, perPage, totalItems: member.length, member }),
      request,
    );
  },
});
