import { addressSuggestion } from 'shared-contract/place/address-suggestion';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { collection } from '../http/json-ld.ts';
import { ownerRoute } from '../http/route.ts';
import { addressesFromText } from './address-from-text.ts';
import { searchAddressr } from './address-lookup.ts';

const suggestions = 8;

export const listAddresses = ownerRoute('GET', '/api/addresses', {
  summary: 'Suggests street addresses for typed text (`q`), best first.',
  query: z.object({ q: z._default(z.string().check(z.maxLength(200)), '') }),
  response: collectionOf(addressSuggestion),
  async handler({ database, query, request, now, config }) {
    const typed = query.q;
    if (typed.trim().length < 3) return collection('AddressSuggestion', request, []);
    const onError = (error: unknown) =>
      request.log.warn({ err: error }, 'Addressr is unavailable, using the gazetteer');
    const found = await searchAddressr({ addressrUrl: config.addressrUrl, now, onError }, typed, suggestions);
    const member = found.length > 0 ? found : await addressesFromText(database, typed, suggestions);
    return collection('AddressSuggestion', request, member);
  },
});
