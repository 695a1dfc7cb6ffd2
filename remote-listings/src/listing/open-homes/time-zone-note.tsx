import { useSyncExternalStore } from 'react';
import { zoneNameAt } from 'shared-ui';
import view from '../listing-view.module.css';

/**
 * Names the property's time zone when the visitor is in another one. The server does not know the visitor's time zone,
 * so the note appears only after hydration.
 */
export function TimeZoneNote({ at, timeZone }: { at: string; timeZone: string }) {
  const visitorTimeZone = useSyncExternalStore(neverChanges, browserTimeZone, () => timeZone);
  const name = zoneNameAt(at, timeZone);
  if (name === zoneNameAt(at, visitorTimeZone)) return null;
  return <p className={view.hint}>Local time at the property ({name}).</p>;
}

const neverChanges = () => () => undefined;
const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
