import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { subscriptionQuery } from '../unsubscribe/subscription-query.ts';
import { UnsubscribeView } from '../unsubscribe/unsubscribe-view.tsx';

export const loader = ({ params: { token = '' } }: LoaderFunctionArgs) => prefetch(subscriptionQuery(token));

export function Component() {
  const { token = '' } = useParams();
  return <UnsubscribeView key={token} token={token} />;
}
