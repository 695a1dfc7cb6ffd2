import { frontPage, listingsPerSection } from 'shared-contract/search/front-page';
import { everyListing, type ListingSearchQuery, maxReachableListings } from 'shared-contract/search/listing-search';
import { withEtag } from '../http/etag.ts';
import { item } from '../http/json-ld.ts';
import { publicRoute } from '../http/route.ts';
import { cardsOf } from '../listing-cards/listing-cards.ts';
import { createListingSearch } from '../listing-search/create-listing-search.ts';

export const getFrontPage = publicRoute('GET', '/api/front-page', {
  summary: 'The newest homes for sale and for rent, and the first open homes of the coming Saturday.',
  response: frontPage,
  async handler({ database, request, now }) {
    const search = createListingSearch(database);
    const section = async (query: Partial<ListingSearchQuery>) => {
      const { hits, total } = await search.page({ ...everyListing, ...query, around: [] }, now);
      const cards = await cardsOf(database, hits.slice(0, listingsPerSection));
      return {
        totalItems: Math.min(total, maxReachableListings),
        totalItemsCapped: total > maxReachableListings,
        member: cards.map((card) => JSON.parse(card)),
      };
    };
    const [forSale, forLease, openSaturday] = await Promise.all([
      section({ listingType: 'sale', propertyType: 'residential' }),
      section({ listingType: 'lease', propertyType: 'residential' }),
      section({ openSaturday: true, sort: 'inspection' }),
    ]);
    const resource = { '@id': '/api/front-page', '@type': 'FrontPage', forSale, forLease, openSaturday };
    return withEtag(item(resource), request);
  },
});
