import type { ContractFinding } from 'shared-api/host';
import { logger } from 'shared-platform';
import { versionOf } from './live-versions.ts';

/** Logs what the contract of a reader does not know, with the remote that reads it, its version and the page. */
export function logContractFinding({ kind, stack, ...details }: ContractFinding): void {
  const remote = readerIn(stack);
  const info = { remote, version: versionOf(remote), page: location.pathname, ...details };
  if (kind === 'mismatch') logger.error('A response does not fit the contract', { ...info, stack });
  else logger.warn('A response has a value that the contract does not know', info);
}

/** The first package in the stack but the shell, which contains the API client: the files of a package are in its folder. */
function readerIn(stack: string): string {
  const packages = [...stack.matchAll(/\/assets\/([\w-]+)\//g)].map(([, name]) => name);
  return packages.find((name) => name !== 'shell') ?? 'shell';
}
