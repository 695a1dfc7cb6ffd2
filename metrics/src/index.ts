export { measureRequests } from './measure-requests.ts';
export { type Metrics, startMetrics } from './start-metrics.ts';
