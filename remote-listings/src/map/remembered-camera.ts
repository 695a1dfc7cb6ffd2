import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import { listingSearchParameters } from 'shared-contract/search/listing-search';

type Camera = { center: [longitude: number, latitude: number]; zoom: number };

let remembered: { of: string; camera: Camera } | undefined;

/** What a camera belongs to: another page, order or part of the map is embedded the same search. */
export function cameraKey(search: ListingSearchQuery): string {
  return listingSearchParameters({ ...search, bounds: undefined, sort: 'newest', page: 1 }).toString();
}

/** Where the map stood when it was last seen with this search: whoever looks at a listing comes back to it. */
export const rememberedCamera = (key: string): Camera | undefined =>
  remembered?.of === key ? remembered.camera : undefined;

export function rememberCamera(key: string, camera: Camera): void {
  remembered = { of: key, camera };
}

/** Where it stood last, whatever was searched: for a search that is nowhere. */
export const lastCamera = (): Camera | undefined => remembered?.camera;
