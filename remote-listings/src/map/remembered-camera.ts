import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import { listingSearchParameters } from 'shared-contract/search/listing-search';

type Camera = { center: [longitude: number, latitude: number]; zoom: number };

let remembered: { of: string; camera: Camera } | undefined;

/** Returns a key of the search that ignores its page, sort order and visible map area. */
export function cameraKey(search: ListingSearchQuery): string {
  return listingSearchParameters({ ...search, bounds: undefined, sort: 'newest', page: 1 }).toString();
}

/**
 * Returns the position and zoom of the map when they were last stored for this search, otherwise undefined. Going back
 * from a listing restores them. Only the latest search is stored.
 */
export const rememberedCamera = (key: string): Camera | undefined =>
  remembered?.of === key ? remembered.camera : undefined;

export function rememberCamera(key: string, camera: Camera): void {
  remembered = { of: key, camera };
}

/**
 * Returns the last position and zoom of the map for any search. Used when a search has no results and names no area.
 */
export const lastCamera = (): Camera | undefined => remembered?.camera;
