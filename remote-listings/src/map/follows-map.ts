let follows = true;

/**
 * Returns whether the search follows the map. The choice stays while the site is open, because the map unmounts when
 * the visitor reads the list or a listing.
 */
export const followsMap = (): boolean => follows;

export function rememberFollowsMap(follow: boolean): void {
  follows = follow;
}
