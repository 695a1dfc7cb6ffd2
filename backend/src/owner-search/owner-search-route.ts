import {
  maxFoundOfEach,
  minOwnerSearchLength,
  type OwnerSearchResult,
  ownerSearchInput,
  ownerSearchResults,
} from 'shared-contract/search/owner-search';
import { collection } from '../http/json-ld.ts';
import { ownerRoute } from '../http/route.ts';
import { plainWords } from '../words/plain-words.ts';
import { findItems } from './find-items.ts';
import { findPeople } from './find-people.ts';
import { numberItems, propertyItems } from './own-items.ts';
import { byRank } from './rank.ts';

/** Each word reads all names once. */
const maxWords = 8;

export const searchOwn = ownerRoute('POST', '/api/owner-searches', {
  summary: 'The owner’s properties, people and orders that match a text, which is in the body because URLs are logged.',
  body: ownerSearchInput,
  response: ownerSearchResults,
  cacheControl: 'no-store',
  // Neither the text nor the names are stored for a repeated request.
  isReplaySafe: true,
  readOnly: true,
  rateLimit: ({ ownerSearchesPerMinute }) => ({ max: ownerSearchesPerMinute, timeWindow: '1 minute' }),
  async handler({ body, request, ...context }) {
    const text = plainWords(body.text);
    if (text.length < minOwnerSearchLength) return collection('OwnerSearchResult', request, []);
    const words = [...new Set(text.split(/\s+/))].slice(0, maxWords);
    const { database, owner } = context;
    const best = (found: OwnerSearchResult[]) => found.sort(byRank(text)).slice(0, maxFoundOfEach);
    // One after another, because they share the connection of the transaction.
    const properties = best(await findItems(database, propertyItems(owner), words));
    const people = best(await findPeople(context, words));
    const numbers = best(await findItems(database, numberItems(owner), words));
    return collection('OwnerSearchResult', request, [...properties, ...people, ...numbers]);
  },
});
