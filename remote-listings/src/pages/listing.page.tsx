import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { queryClient } from 'shared-api';
import { listingQuery } from '../listing/listing-query.ts';
import { ListingView } from '../listing/listing-view.tsx';

/** A listing that does not exist rejects here, before anything is drawn: the shell shows Page Not Found. */
export async function loader({ params }: LoaderFunctionArgs) {
  const { headline, property } = await queryClient().ensureQueryData(listingQuery(params.listingId ?? ''));
  return { title: `${property.address.fullAddress}${headline ? ` – ${headline}` : ''}` };
}

export const title = (data: { title: string }) => data.title;

export function Component() {
  const { listingId = '' } = useParams();
  const { data } = useSuspenseQuery(listingQuery(listingId));
  return <ListingView listing={data} />;
}
