import { resourceQuery } from 'shared-api';
import { activityItem } from 'shared-contract/activity/activity';
import { collectionOf } from 'shared-contract/wire/json-ld';

const activity = collectionOf(activityItem);

/** One page of what the user sent while signed in, newest first. Other people answer it, so it is fetched each time. */
export const activityQuery = (page: number) =>
  resourceQuery('/api/activity', activity, { query: { page: page > 1 ? page : undefined }, staleTime: 0 });
