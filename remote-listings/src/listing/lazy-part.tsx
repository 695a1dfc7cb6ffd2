import type { ComponentType } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { lazyWithFallback } from '../lazy-with-fallback.tsx';

type ListingPart = ComponentType<{ listing: Listing }>;

/** A part of the page that loads when it is rendered first. After a failed load, a message takes its place. */
export const lazyPart = (load: () => Promise<{ default: ListingPart }>) => lazyWithFallback(load, LoadFailure);

const LoadFailure: ListingPart = () => <p>We couldn’t load this part of the page. Reload it to try again.</p>;
