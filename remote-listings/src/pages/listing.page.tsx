import { loadResource, useResource } from 'shared-api';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'shared-platform/router';
import { listingQuery } from '../listing/listing-query.ts';
import { ListingView } from '../listing/listing-view.tsx';

/**
 * Loads the listing. Rejects when it does not exist, so that the shell shows Page Not Found. Also returns the origin
 * and the time, so that hydration produces the same HTML as the server.
 */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { headline, property } = await loadResource(listingQuery(params.listingId ?? ''));
  return {
    title: `${property.address.fullAddress}${headline ? ` – ${headline}` : ''}`,
    origin: new URL(request.url).origin,
    renderedAt: Date.now(),
  };
}

export const title = (data: { title: string }) => data.title;

export function Component() {
  const { listingId = '' } = useParams();
  const { origin, renderedAt } = useLoaderData<typeof loader>();
  const data = useResource(listingQuery(listingId));
  return <ListingView listing={data} origin={origin} renderedAt={renderedAt} />;
}
