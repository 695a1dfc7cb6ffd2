import { errorReference, type LogLevel, logger } from 'shared-platform';
import { currentPage, type PageInfo } from './page-info.ts';
import { addResult } from './release-reports/add-result.ts';
import { remoteIn } from './remote-in.ts';
import { runningVersion } from './running-versions.ts';

export type ErrorContext = {
  /** The code that caught the error. */
  source: 'render' | 'hydration' | 'loader' | 'query' | 'mutation' | 'contract' | 'uncaught' | 'rejection';
  /** React's list of the components that surround the component that threw. */
  componentStack?: string | null | undefined;
  /** The page to log; by default the page that is open. Its remote is logged when the stack of the error names none. */
  page?: PageInfo;
  level?: LogLevel;
};

const logged = new WeakSet<object>();

/**
 * Logs an error with its remote, the page, and the reference number that the user sees. When several handlers catch the
 * same error, only the first call logs it. Does not log errors of normal operation, such as a refused request: they
 * have no reference (`errorReference`).
 */
export function logError(error: unknown, { source, componentStack, page, level = 'error' }: ErrorContext): void {
  const reference = errorReference(error);
  if (reference === null || !isFirst(error)) return;
  const origin = originOf(error, componentStack, page ?? currentPage());
  const name = error instanceof Error ? error.name : 'Error';
  logger[level](`${origin.remote} failed: ${name}`, {
    version: origin.version,
    page: origin.page,
    source,
    reference,
    error,
    ...(componentStack ? { componentStack } : {}),
  });
  if (level === 'error') addResult({ error, componentStack });
}

function isFirst(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true;
  const isLogged = logged.has(error);
  logged.add(error);
  return !isLogged;
}

/**
 * Returns `page` with the remote that the error comes from. The file URLs in the stacks contain the remote's name. When
 * they name no remote, a component stack means that the shell threw while it rendered. Without a component stack, it is
 * usually a failed request, whose stack contains only the API client, so the error counts for the remote of `page`.
 */
function originOf(error: unknown, componentStack: string | null | undefined, page: PageInfo): PageInfo {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const remote = remoteIn(`${stack}\n${componentStack ?? ''}`) ?? (componentStack ? 'shell' : page.remote);
  return { ...page, remote, version: runningVersion(remote) ?? (remote === page.remote ? page.version : undefined) };
}
