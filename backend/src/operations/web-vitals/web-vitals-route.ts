import { operatedWebVitals, operatedWebVitalsPath } from 'shared-contract/operations/web-vitals';
import { item } from '../../http/json-ld.ts';
import { ownerRoute } from '../../http/route.ts';
import { greatestOf } from './vital-buckets.ts';
import { findPercentiles, type VitalCount } from './web-vital-store.ts';

export const getOperatedWebVitals = ownerRoute('GET', operatedWebVitalsPath, {
  summary: 'The web vitals of the last seven days by page, at the 75th percentile. Only for operators.',
  onlyOperators: true,
  response: operatedWebVitals,
  async handler({ database, now }) {
    const percentiles = (await findPercentiles(database, now)).sort(byPage);
    const vitals = percentiles.map(({ page, name, bucket, count }) => ({
      page,
      name,
      p75: greatestOf(bucket),
      count,
    }));
    return item({ '@id': operatedWebVitalsPath, '@type': 'OperatedWebVitals', vitals });
  },
});

const byPage = (a: VitalCount, b: VitalCount) => {
  const [left, right] = [`${a.page} ${a.name}`, `${b.page} ${b.name}`];
  return left < right ? -1 : 1;
};
