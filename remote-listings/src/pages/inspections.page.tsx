import { cachedResource, prefetch } from 'shared-api';
import { currentSession } from 'shared-auth';
import { comingOpensQuery } from '../inspections/planner/coming-opens-query.ts';
import { PlannerView } from '../inspections/planner/planner-view.tsx';
import { accountMarksQuery } from '../saved/marks/account-marks.ts';
import { guestMarks } from '../saved/marks/guest-marks.ts';
import { cardsQuery } from '../saved/shortlist/cards-query.ts';
import { savedIds } from '../saved/shortlist/saved-ids.ts';

export async function loader() {
  const isSignedIn = currentSession().status === 'signedIn';
  if (isSignedIn) await prefetch(accountMarksQuery);
  const ids = savedIds(isSignedIn ? cachedResource(accountMarksQuery) : guestMarks());
  if (ids.length === 0) return null;
  return Promise.all([prefetch(cardsQuery(ids)), prefetch(comingOpensQuery(ids))]);
}

export const Component = PlannerView;
