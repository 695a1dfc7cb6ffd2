import type { Route } from '../http/route.ts';
import { buyerOfferRoutes } from './buyer-offer-routes.ts';
import { makeOffer } from './make-offer.ts';
import { ownerOfferRoutes } from './owner-offer-routes.ts';

export const offerRoutes: Route[] = [makeOffer, ...ownerOfferRoutes, ...buyerOfferRoutes];
