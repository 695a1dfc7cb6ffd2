import { errorReference, type LogLevel, logger } from 'shared-platform';
import { currentPage, type PageInfo } from './page-info.ts';
import { runningVersion } from './running-versions.ts';

export type ErrorContext = {
  /** Where the error was caught. */
  source: 'render' | 'hydration' | 'loader' | 'query' | 'mutation' | 'contract' | 'uncaught' | 'rejection';
  /** From React: the components around the one that threw. */
  componentStack?: string | null | undefined;
  /** The page that the error belongs to when the stacks name no remote; the page on the screen unless given. */
  page?: PageInfo;
  level?: LogLevel;
};

const logged = new WeakSet<object>();

/**
 * Logs an error once, wherever it is caught first, with the remote it comes from, the page, and the reference that the
 * user sees. Does not log errors of normal operation (`errorReference`).
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
 * A remote's files are in its own folder, so the stacks name it. A component stack without a remote means that the
 * shell threw. An error without a component stack comes from a request, whose stack contains only the API client: then
 * it is the page's.
 */
function originOf(error: unknown, componentStack: string | null | undefined, page: PageInfo): PageInfo {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const remote = remoteIn(`${stack}\n${componentStack ?? ''}`) ?? (componentStack ? 'shell' : page.remote);
  return { ...page, remote, version: runningVersion(remote) ?? (remote === page.remote ? page.version : undefined) };
}

/** The first package in the stack other than the shell, which contains React and the API client; null without one. */
export function remoteIn(stack: string): string | null {
  const packages = [...stack.matchAll(/\/assets\/([\w-]+)\//g)].map(([, name]) => name);
  return packages.find((name) => name !== 'shell') ?? null;
}
