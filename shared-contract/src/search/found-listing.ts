import * as z from 'shared-contract/schema';
import { listingSummary } from '../listing/listing.ts';
import { listingProperty } from '../listing/listing-property.ts';

const { '@id': _iri, '@type': _type, id: _id, ...place } = listingProperty.shape;

/** A search result. It has no ids of the property: no page uses them, and omitting them makes each document smaller. */
export const foundListing = z.object({ ...listingSummary.shape, property: z.object(place) });
export type FoundListing = z.infer<typeof foundListing>;
