import { asc } from 'drizzle-orm';
import { addresses } from 'shared-contract/page/addresses';
import { australianState } from 'shared-contract/place/suburb';
import * as z from 'zod/mini';
import { notFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import { publicRoute, type Route } from '../http/route.ts';
import { isPublicListing, listings } from '../listings/listing-table.ts';
import { sitemapIndex, sitemapOf } from './sitemap-xml.ts';

/** The number of URLs in one sitemap. The sitemap protocol allows up to 50,000. */
const perSitemap = 40_000;

/** Returns the index, which lists all sitemaps. The gateway serves it as `/sitemap.xml`. */
const index = publicRoute('GET', '/api/sitemaps', {
  summary: 'The sitemaps of all public pages, as XML.',
  response: null,
  cacheControl: 'public, max-age=3600',
  async handler({ database, config }) {
    const total = await database.$count(listings, isPublicListing);
    const pages = Math.max(1, Math.ceil(total / perSitemap));
    const numbers = Array.from({ length: pages }, (_, page) => page + 1);
    return xml(sitemapIndex(numbers.map((page) => new URL(`/sitemaps/${page}`, config.publicOrigin).href)));
  },
});

/**
 * Returns one sitemap. The gateway serves it as `/sitemaps/{page}`. The first sitemap also contains the search pages
 * and the pages of texts.
 */
const page = publicRoute('GET', '/api/sitemaps/:page', {
  summary: 'One page of the addresses of public pages and listings, as XML.',
  params: z.object({ page: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number)) }),
  response: null,
  cacheControl: 'public, max-age=3600',
  async handler({ database, params, config }) {
    const rows = await database
      .select({ id: listings.id, updatedAt: listings.updatedAt })
      .from(listings)
      .where(isPublicListing)
      .orderBy(asc(listings.publishedAt), asc(listings.id))
      .limit(perSitemap)
      .offset((params.page - 1) * perSitemap);
    if (rows.length === 0 && params.page > 1) throw notFound();
    const absolute = (path: string) => new URL(path, config.publicOrigin).href;
    const others = params.page === 1 ? [...searchPages, ...textPages] : [];
    const found = rows.map(({ id, updatedAt }) => ({ url: absolute(addresses.listing(id)), changedAt: updatedAt }));
    return xml(sitemapOf([...others.map((path) => ({ url: absolute(path), changedAt: null })), ...found]));
  },
});

const searchPages = [
  addresses.search(),
  ...(['sale', 'lease'] as const).flatMap((listingType) => [
    addresses.search({ listingType }),
    addresses.search({ listingType, propertyType: 'residential' }),
    addresses.search({ listingType, propertyType: 'commercial' }),
  ]),
  addresses.search({ listingType: 'sale', propertyType: 'land' }),
  addresses.search({ listingType: 'sale', propertyType: 'rural' }),
];

const textPages = [
  addresses.about(),
  addresses.help(),
  addresses.contact(),
  addresses.privacy(),
  addresses.terms(),
  addresses.rentingRules(),
  ...australianState.options.map(addresses.rentingRules),
];

const xml = (text: string): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/xml; charset=utf-8' },
  payload: Buffer.from(text),
});

export const sitemapRoutes: Route[] = [index, page];
