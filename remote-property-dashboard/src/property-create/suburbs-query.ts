import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { suburb } from 'shared-contract/place/suburb';
import { collectionOf } from 'shared-contract/wire/json-ld';

const suburbs = collectionOf(suburb);

export const suburbsQuery = (text: string) =>
  resourceQuery('/api/suburbs', suburbs, {
    query: { q: text },
    select: ({ member }) => member,
    enabled: text.length >= 2,
    placeholderData: keepPreviousData,
  });
