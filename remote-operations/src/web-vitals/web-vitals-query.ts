import { resourceQuery } from 'shared-api';
import { operatedWebVitals, operatedWebVitalsPath } from 'shared-contract/operations/web-vitals';

/** The figures are of seven days, so they hardly change. */
const refetchInterval = 5 * 60_000;

export const webVitalsQuery = () =>
  resourceQuery(operatedWebVitalsPath, operatedWebVitals, { staleTime: 0, refetchInterval });
