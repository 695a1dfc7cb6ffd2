import { useEffect, useEffectEvent, useState } from 'react';
import { loadResource } from 'shared-api';
import type { Place } from 'shared-contract/place/place';
import { nearestSuburbQuery } from './suburbs-query.ts';

type State = 'off' | 'locating' | 'refused' | 'none' | 'failed';

/**
 * Finds the suburb in which the browser is. `locate` asks for the location, so it is called on a click only. After
 * `stop`, and when the page is left, a location that arrives late is ignored.
 */
export function useNearMe(onFind: (suburb: Place) => void) {
  const [state, setState] = useState<State>('off');
  const find = useEffectEvent(onFind);
  useEffect(() => {
    if (state !== 'locating') return;
    let isCurrent = true;
    void nearestSuburb().then((found) => {
      if (!isCurrent) return;
      setState(typeof found === 'string' ? found : 'off');
      if (typeof found !== 'string') find(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [state]);
  return { message: messages[state], locate: () => setState('locating'), stop: () => setState('off') };
}

const messages: Record<State, string | null> = {
  off: null,
  locating: 'Finding your location…',
  refused: 'We couldn’t find your location. Allow it in your browser or type a suburb.',
  none: 'We don’t know a suburb near you. Type a suburb, region or city.',
  failed: 'We couldn’t load the suburb near you. Check your connection, or type a suburb.',
};

async function nearestSuburb(): Promise<Place | 'refused' | 'none' | 'failed'> {
  const position = await currentPosition().catch(() => null);
  if (!position) return 'refused';
  try {
    const [suburb] = await loadResource(nearestSuburbQuery(position));
    return suburb ?? 'none';
  } catch {
    return 'failed';
  }
}

const currentPosition = () =>
  new Promise<GeolocationCoordinates>((resolve, reject) => {
    const options = { maximumAge: 600_000, timeout: 20_000 };
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, options);
  });
