import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useSyncExternalStore } from 'react';
import notices from '../notices/notices.module.css';
import { useSessionNotice } from '../session/session-notices.ts';
import { useStalePages } from './use-stale-pages.ts';

/** Shows a notice while the browser is offline or the server does not respond (b.59, b.62). */
export function ConnectionNotice() {
  const online = useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );
  const serverUnreachable = useSessionNotice('serverUnreachable');
  const stale = useStalePages();
  const text = online ? outageText : offlineText;
  return (
    <div role="status" aria-label="Connection">
      {(!online || serverUnreachable || stale) && (
        <p className={notices.notice}>
          <IconCloudOff size={20} stroke={1.75} aria-hidden="true" />
          <span className={notices.text}>{text}</span>
        </p>
      )}
    </div>
  );
}

const offlineText = 'You’re offline. This page may be out of date, but we’ve kept everything you typed.';
const outageText =
  'We’re having trouble connecting. This page may be out of date, but we’ve kept everything you typed.';

function onNetworkChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
