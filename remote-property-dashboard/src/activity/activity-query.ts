import { resourceQuery } from 'shared-api';
import { activity } from 'shared-contract/activity/activity';

/** One page of what the user sent while signed in, newest first. Other people answer it, so it is fetched each time. */
export const activityQuery = (page: number) =>
  resourceQuery('/api/activity', activity, { query: { page: page > 1 ? page : undefined }, staleTime: 0 });
