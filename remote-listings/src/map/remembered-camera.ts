import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import { listingSearchParameters } from 'shared-contract/search/listing-search';

type Camera = { center: [longitude: number, latitude: number]; zoom: number };

let remembered: { of: string; camera: Camera } | undefined;

/** Identifies a search whatever its page, order or visible area. */
export function cameraKey(search: ListingSearchQuery): string {
  return listingSearchParameters({ ...search, bounds: undefined, sort: 'newest', page: 1 }).toString();
}

/** Returns the last camera of this search, so that going back from a listing restores the map. */
export const rememberedCamera = (key: string): Camera | undefined =>
  remembered?.of === key ? remembered.camera : undefined;

export function rememberCamera(key: string, camera: Camera): void {
  remembered = { of: key, camera };
}

/** Returns the last camera of any search, for a search without an area. */
export const lastCamera = (): Camera | undefined => remembered?.camera;
