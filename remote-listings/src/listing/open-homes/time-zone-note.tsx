import { useSyncExternalStore } from 'react';
import { zoneNameAt } from 'shared-ui';
import view from '../listing-view.module.css';

/** Names the property's time zone when the visitor's differs. Only the browser knows the visitor's. */
export function TimeZoneNote({ at, timeZone }: { at: string; timeZone: string }) {
  const own = useSyncExternalStore(never, ownZone, () => timeZone);
  const name = zoneNameAt(at, timeZone);
  if (name === zoneNameAt(at, own)) return null;
  return <p className={view.hint}>Local time at the property ({name}).</p>;
}

const never = () => () => undefined;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
