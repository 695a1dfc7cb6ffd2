import { resourceQuery } from 'shared-api';
import { operatedJobs, operatedJobsPath } from 'shared-contract/operations/jobs';
import { refetchMs } from '../refetch.ts';

export const jobsQuery = () =>
  resourceQuery(operatedJobsPath, operatedJobs, { staleTime: 0, refetchInterval: refetchMs });
