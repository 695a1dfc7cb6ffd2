import type { ContractFinding } from 'shared-api/host';
import { logger } from 'shared-platform';
import { logError } from './log-error.ts';
import { currentPage } from './page-info.ts';
import { remoteIn } from './remote-in.ts';
import { runningVersion } from './running-versions.ts';

/**
 * Logs a response of the API that does not fit a remote's contract: it has a wrong shape or an unknown value. The entry
 * names the remote, its version and the page.
 */
export function logContractFinding(finding: ContractFinding): void {
  if (finding.kind === 'mismatch') {
    logError(finding.error, { source: 'contract' });
    return;
  }
  const { request, field, value, stack } = finding;
  const { page } = currentPage();
  const remote = remoteIn(stack) ?? 'shell';
  logger.warn('A response has a value that the contract does not know', {
    remote,
    version: runningVersion(remote),
    page,
    request,
    field,
    value,
  });
}
