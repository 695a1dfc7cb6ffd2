import { cachedResource, prefetch } from 'shared-api';
import { currentSession } from 'shared-auth';
import { accountMarksQuery } from '../saved/marks/account-marks.ts';
import { guestMarks } from '../saved/marks/guest-marks.ts';
import { cardsQuery } from '../saved/shortlist/cards-query.ts';
import { savedIds } from '../saved/shortlist/saved-ids.ts';
import { alertSettingsQuery } from '../saved/shortlist/shortlist-alerts.tsx';
import { ShortlistView } from '../saved/shortlist/shortlist-view.tsx';

/**
 * Loads the shortlist. Also runs when a guest signs in (see `guestStores` in remote.ts), to import the guest's saved
 * listings into the account.
 */
export async function loader() {
  const isSignedIn = currentSession().status === 'signedIn';
  if (isSignedIn) await prefetch(accountMarksQuery);
  const ids = savedIds(isSignedIn ? cachedResource(accountMarksQuery) : guestMarks());
  if (ids.length === 0) return null;
  return Promise.all([prefetch(cardsQuery(ids)), isSignedIn ? prefetch(alertSettingsQuery) : null]);
}

export const Component = ShortlistView;
