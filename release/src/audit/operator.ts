import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { AuditRecord } from './audit-record.ts';

/** Who runs the tool, and what they say about the change. */
export type Operator = Omit<AuditRecord, 'kind' | 'canary'>;

const httpsUrl = /^https:\/\/[^\s/]+\S{0,400}$/;

/** Returns true for one printable line, so that no text can forge a line of the log. */
export function isOneLine(text: string, maxLength = 300): boolean {
  return text.length <= maxLength && /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u.test(text);
}

/**
 * Returns who runs the tool: `VERANDAH_RELEASER`, otherwise the name in Git's configuration, otherwise the account of
 * the operating system. Never an email address of Git.
 * @param said what the command line says; `ciRun` replaces `VERANDAH_CI_RUN`
 * @throws Error when a text has several lines, or when the CI run is no https URL
 */
export function currentOperator(env: NodeJS.ProcessEnv, said: Pick<Operator, 'ciRun' | 'reason'> = {}): Operator {
  const by = env.VERANDAH_RELEASER?.trim() || gitUserName(env) || accountName();
  const ciRun = said.ciRun ?? (env.VERANDAH_CI_RUN || undefined);
  const { reason } = said;
  if (!isOneLine(by)) throw new Error(`VERANDAH_RELEASER: expected a name in one line, got ${JSON.stringify(by)}`);
  if (reason !== undefined && !isOneLine(reason)) {
    throw new Error(`--reason: expected one line of at most 300 characters, got ${JSON.stringify(reason)}`);
  }
  if (ciRun !== undefined && !httpsUrl.test(ciRun)) {
    throw new Error(`--ci-run, VERANDAH_CI_RUN: expected an https URL, got ${JSON.stringify(ciRun)}`);
  }
  return { by, ...(ciRun !== undefined && { ciRun }), ...(reason !== undefined && { reason }) };
}

function gitUserName(env: NodeJS.ProcessEnv): string {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Containers may run under an id that has no account. */
function accountName(): string {
  try {
    return userInfo().username || 'unknown';
  } catch {
    return 'unknown';
  }
}
