import { useAtom } from 'jotai';
import { type Place, place } from 'shared-contract/place/place';
import * as z from 'shared-contract/schema';
import { persistedAtom } from 'shared-platform';

const maxRecent = 5;

/** The places that were last chosen in this browser, newest first. Signing out erases them. */
const recentPlacesAtom = persistedAtom<readonly Place[]>({
  id: 'recent-places',
  version: 1,
  schema: z.array(place),
  initial: [],
});

/** Returns the recent places, and a function that adds one. */
export function useRecentPlaces() {
  const [recent, setRecent] = useAtom(recentPlacesAtom);
  const remember = (chosen: Place) =>
    setRecent((before) => [chosen, ...before.filter(({ slug }) => slug !== chosen.slug)].slice(0, maxRecent));
  return { recent, remember };
}
