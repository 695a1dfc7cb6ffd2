import { Button } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect } from 'react';
import { signIn, useSession } from 'shared-auth';
import { dailyAlertHour } from 'shared-contract/search/saved-search';
import { usePopover } from '../../dialog/use-popover.ts';
import { AlertSelect } from './alert-select.tsx';
import type { StoredSearch } from './guest-searches.ts';
import classes from './saved-notice.module.css';
import { searchActions } from './search-actions.ts';
import { timeZone } from './time-zone.ts';

type SavedNoticeProps = { saved: StoredSearch; onClose: () => void };

/**
 * Says below the button that the search is saved and how often its new listings are emailed, and lets the user change
 * that. It gets the focus.
 */
export function SavedNotice({ saved, onClose }: SavedNoticeProps) {
  const { popover: notice, close, handlers } = usePopover(onClose);
  const isSignedIn = useSession().status === 'signedIn';
  const { id, alert = 'off' } = saved;
  const found = saved.search.propertyType === 'residential' ? 'homes' : 'properties';
  useEffect(() => notice.current?.focus({ preventScroll: true }), [notice]);
  const signInForAlerts = async () => {
    await searchActions.change(id, { alert: 'daily', timeZone: timeZone() });
    signIn();
  };
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="dialog"
      aria-label="Search saved"
      aria-describedby={`${id}-alert`}
      className={classes.notice}
      {...handlers}
    >
      <button type="button" className={classes.close} aria-label="Close" onClick={close}>
        <IconX size={18} aria-hidden="true" />
      </button>
      <p className={classes.name}>Saved: {saved.name}</p>
      <p id={`${id}-alert`} className={classes.text}>
        {isSignedIn
          ? alertMessage(alert, found)
          : `Saved on this device only. Sign in and we’ll email you new ${found} daily.`}
      </p>
      {isSignedIn ? (
        <AlertSelect
          label="Email alerts"
          value={alert}
          onChange={(chosen) => void searchActions.change(id, { alert: chosen, timeZone: timeZone() })}
        />
      ) : (
        <Button onClick={() => void signInForAlerts()}>Sign in for email alerts</Button>
      )}
    </div>
  );
}

function alertMessage(alert: string, found: string): string {
  if (alert === 'daily') return `We’ll email you new ${found} daily at ${dailyAlertHour} am.`;
  if (alert === 'instant') return `We’ll email you new ${found} straight away.`;
  return `We won’t email you new ${found}.`;
}
