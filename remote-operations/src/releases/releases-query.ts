import { resourceQuery } from 'shared-api';
import { operatedReleases, operatedReleasesPath } from 'shared-contract/operations/releases';
import { refetchMs } from '../refetch.ts';

export const releasesQuery = () =>
  resourceQuery(operatedReleasesPath, operatedReleases, { staleTime: 0, refetchInterval: refetchMs });
