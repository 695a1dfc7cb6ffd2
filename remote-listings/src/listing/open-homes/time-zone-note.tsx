import { useOtherZoneName } from 'shared-ui';
import view from '../listing-view.module.css';

/** Names the property's time zone when the visitor is in another one. */
export function TimeZoneNote({ at, timeZone }: { at: string; timeZone: string }) {
  const name = useOtherZoneName(at, timeZone);
  return name && <p className={view.hint}>Local time at the property ({name}).</p>;
}
