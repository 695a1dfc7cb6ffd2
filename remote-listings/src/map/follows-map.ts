import { atom } from 'jotai';

/**
 * Whether the search follows the map. The choice stays while the site is open, because the map unmounts when the
 * visitor reads the list or a listing.
 */
export const followsMapAtom = atom(true);
