import { errorReference, type LogLevel, logger } from 'shared-platform';
import { currentPage, type PageInfo } from './page-info.ts';
import { runningVersion } from './running-versions.ts';

export type ErrorContext = {
  /** The code that caught the error. */
  source: 'render' | 'hydration' | 'loader' | 'query' | 'mutation' | 'contract' | 'uncaught' | 'rejection';
  /** React's list of the components that surround the one that threw. */
  componentStack?: string | null | undefined;
  /** The page to log when the error does not show which remote it comes from; by default the page that is open. */
  page?: PageInfo;
  level?: LogLevel;
};

const logged = new WeakSet<object>();

/**
 * Logs an error with its remote, the page, and the reference number that the user sees. When several handlers catch the
 * same error, only the first call logs it. Errors of normal operation are not logged (`errorReference`).
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
 * Returns the page with the remote that the error comes from. Looks for the folder of a remote in the file URLs of the
 * stacks. When there is a component stack without such a URL, the shell threw. When there is no component stack, the
 * error comes from a request, whose stack contains only the API client; then it counts as an error of the open page's
 * remote.
 */
function originOf(error: unknown, componentStack: string | null | undefined, page: PageInfo): PageInfo {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const remote = remoteIn(`${stack}\n${componentStack ?? ''}`) ?? (componentStack ? 'shell' : page.remote);
  return { ...page, remote, version: runningVersion(remote) ?? (remote === page.remote ? page.version : undefined) };
}

/**
 * Returns the first package in the stack other than the shell, or null. Files of the shell also appear in stacks of
 * remotes' errors, because React and the API client are part of the shell.
 */
export function remoteIn(stack: string): string | null {
  const packages = [...stack.matchAll(/\/assets\/([\w-]+)\//g)].map(([, name]) => name);
  return packages.find((name) => name !== 'shell') ?? null;
}
