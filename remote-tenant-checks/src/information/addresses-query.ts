import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { addressSuggestion } from 'shared-contract/place/address-suggestion';
import { collectionOf } from 'shared-contract/wire/json-ld';

const suggestions = collectionOf(addressSuggestion);

export const addressesQuery = (typed: string) =>
  resourceQuery('/api/addresses', suggestions, {
    query: { q: typed },
    select: ({ member }) => member,
    enabled: typed.length >= 3,
    placeholderData: keepPreviousData,
  });
