import { type ReleaseResult, results } from './release-results.ts';

/** Records what happened to code of a release. */
export function addResult(result: ReleaseResult): void {
  results.waiting = [...results.waiting, result].slice(-20);
  if (results.areSent || !('loaded' in result)) {
    // Ignores a failed download: the page works without reports.
    import('../../background/start-telemetry.ts').then(({ sendResults }) => sendResults()).catch(() => {});
  }
}
