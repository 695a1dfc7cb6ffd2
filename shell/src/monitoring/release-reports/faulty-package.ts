import { remoteIn } from '../remote-in.ts';
import type { ReleaseResult } from './release-results.ts';

/** The names of errors that say nothing about a release: the API does not respond, or refuses. */
const outages = new Set(['NetworkFailure', 'ApiProblem']);

/**
 * Returns the name of the package that a failure counts for; null for a failure that may have another cause. A slow
 * page says more about the network and the API than about the release. An error counts only when the files in its
 * stacks belong to a remote, or when a component of the shell threw it: browser extensions throw errors, too.
 */
export function faultyPackage(result: Exclude<ReleaseResult, { loaded: string }>): string | null {
  if ('failed' in result) return result.reason === 'slow' ? null : result.failed;
  const { error, componentStack } = result;
  const { name = '', stack = '' } = error instanceof Error ? error : {};
  if (outages.has(name)) return null;
  return remoteIn(`${stack}\n${componentStack ?? ''}`) ?? (componentStack ? 'shell' : null);
}
