import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { BuyersOfferPage } from '../offers/answer/buyers-offer-page.tsx';
import { buyersOfferQuery } from '../offers/answer/buyers-offer-query.ts';

export const loader = ({ params: { token = '' } }: LoaderFunctionArgs) => prefetch(buyersOfferQuery(token));

export function Component() {
  const { token = '' } = useParams();
  return <BuyersOfferPage key={token} token={token} />;
}
