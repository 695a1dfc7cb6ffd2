import { errorReference, type LogLevel, logger } from 'shared-platform';
import { currentPage, type PageInfo } from './page-info.ts';
import { runningVersion } from './running-versions.ts';

export type ErrorContext = {
  /** The code that caught the error. */
  source: 'render' | 'hydration' | 'loader' | 'query' | 'mutation' | 'contract' | 'uncaught' | 'rejection';
  /** React's list of the components around the one that threw. */
  componentStack?: string | null | undefined;
  /** The page to log when no stack names a remote; by default the page on the screen. */
  page?: PageInfo;
  level?: LogLevel;
};

const logged = new WeakSet<object>();

/**
 * Logs an error once, also when several handlers catch it, with its remote, the page, and the reference that the user
 * sees. Errors of normal operation are not logged (`errorReference`).
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
}

function isFirst(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true;
  const isLogged = logged.has(error);
  logged.add(error);
  return !isLogged;
}

/**
 * Finds the remote that an error comes from. A stack contains the URL of a file, and each remote has its own folder. A
 * component stack without a remote means that the shell threw. An error without a component stack comes from a request,
 * whose stack contains only the API client, so it belongs to the page.
 */
function originOf(error: unknown, componentStack: string | null | undefined, page: PageInfo): PageInfo {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const remote = remoteIn(`${stack}\n${componentStack ?? ''}`) ?? (componentStack ? 'shell' : page.remote);
  return { ...page, remote, version: runningVersion(remote) ?? (remote === page.remote ? page.version : undefined) };
}

/**
 * Returns the first package in the stack that is not the shell, or null. React and the API client are part of the
 * shell.
 */
export function remoteIn(stack: string): string | null {
  const packages = [...stack.matchAll(/\/assets\/([\w-]+)\//g)].map(([, name]) => name);
  return packages.find((name) => name !== 'shell') ?? null;
}
