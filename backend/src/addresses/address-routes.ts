import { addressSuggestion } from 'shared-contract/place/address-suggestion';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { collection } from '../http/json-ld.ts';
import { type Route, route } from '../http/route.ts';
import { getSuburbIndex } from '../suburbs/suburb-store.ts';
import { addressesFromText } from './address-from-text.ts';
import { createAddressLookup } from './address-lookup.ts';

const suggestions = 8;

const listAddresses = route({
  method: 'GET',
  path: '/api/addresses',
  access: 'owner',
  summary: 'Suggests street addresses for typed text (`q`), best first.',
  query: z.object({ q: z._default(z.string().check(z.maxLength(200)), '') }),
  response: collectionOf(addressSuggestion),
  async handler({ database, query, request, now, config }) {
    const lookup = createAddressLookup(
      async (typed, limit) => addressesFromText(typed, await getSuburbIndex(database, now), limit),
      {
        addressrUrl: config.addressrUrl,
        now,
        onError: (error) => request.log.warn({ err: error }, 'Addressr is unavailable, using the gazetteer'),
      },
    );
    const member = query.q.trim().length < 3 ? [] : await lookup(query.q, suggestions);
    return collection('AddressSuggestion', request, member);
  },
});

export const addressRoutes: Route[] = [listAddresses];
