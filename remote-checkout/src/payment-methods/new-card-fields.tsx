import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { ErrorState, LoadingState } from 'shared-ui';
import { CardFields, type CardFieldsHandle } from '../card-fields/card-fields.tsx';
import { cardFieldsQuery } from './payment-methods-query.ts';

/** The provider's fields for a new card. */
export function NewCardFields({ fields }: { fields: RefObject<CardFieldsHandle | null> }) {
  const { data, error, refetch } = useQuery(cardFieldsQuery());
  if (data) return <CardFields ref={fields} url={data.url} />;
  if (error) return <ErrorState error={error} title="We couldn’t load the card form" onRetry={() => void refetch()} />;
  return <LoadingState label="Loading the card form" />;
}
