import { resourceQuery } from 'shared-api';
import { operatedWebVitals, operatedWebVitalsPath } from 'shared-contract/operations/web-vitals';
import { refetchMs } from '../refetch.ts';

export const webVitalsQuery = () =>
  resourceQuery(operatedWebVitalsPath, operatedWebVitals, { staleTime: 0, refetchInterval: refetchMs });
