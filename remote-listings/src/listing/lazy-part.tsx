import { type ComponentType, lazy } from 'react';
import type { Listing } from 'shared-contract/listing/listing';

type ListingPart = ComponentType<{ listing: Listing }>;

/**
 * Like React's `lazy`, for a part of the page. Without the message, a failed load of the part would replace the page.
 */
export const lazyPart = (load: () => Promise<{ default: ListingPart }>) =>
  lazy(() => load().catch(() => ({ default: LoadFailure })));

const LoadFailure: ListingPart = () => <p>We couldn’t load this part of the page. Reload it to try again.</p>;
