import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { BuyerOfferPage } from '../offers/answer/buyer-offer-page.tsx';
import { buyerOfferQuery } from '../offers/answer/buyer-offer-query.ts';

export const loader = ({ params: { token = '' } }: LoaderFunctionArgs) => prefetch(buyerOfferQuery(token));

export function Component() {
  const { token = '' } = useParams();
  return <BuyerOfferPage key={token} token={token} />;
}
