import { cachedResource, prefetch } from 'shared-api';
import { NotificationsView } from '../notifications/notifications-view.tsx';
import { accountSearchesQuery } from '../saved/searches/account-searches.ts';
import { prefetchSearchLabels } from '../saved/searches/use-search-label.ts';
import { alertSettingsQuery } from '../saved/shortlist/shortlist-alerts.tsx';

export async function loader() {
  await Promise.all([prefetch(accountSearchesQuery), prefetch(alertSettingsQuery)]);
  return prefetchSearchLabels(cachedResource(accountSearchesQuery) ?? []);
}

export const Component = NotificationsView;
