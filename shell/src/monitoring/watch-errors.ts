import type { Query, QueryClient } from '@tanstack/react-query';
import { logger } from 'shared-platform';
import { logError } from './log-error.ts';

/**
 * Waits this long before it logs a failed query. A React boundary that catches the same error logs it first, with the
 * component that reads the query.
 */
const boundaryMs = 1000;

/** Logs errors that no boundary catches: uncaught errors, unhandled rejections, and failed queries and mutations. */
export function watchErrors(target: EventTarget, queries: QueryClient): void {
  target.addEventListener('error', (event) => {
    if (!(event instanceof ErrorEvent)) return;
    const { error, message, filename, lineno, colno } = event;
    if (error) logError(error, { source: 'uncaught' });
    else logger.error('Uncaught error', { message, stack: `at ${filename}:${lineno}:${colno}` });
  });
  target.addEventListener('unhandledrejection', (event) => {
    if ('reason' in event) logError(event.reason, { source: 'rejection' });
  });
  watchQueries(queries);
}

/** Logs a failed query once. The query is logged again only when it has succeeded since. */
function watchQueries(queries: QueryClient): void {
  const failing = new WeakSet<Query>();
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'success') failing.delete(query);
    if (action.type !== 'error' || failing.has(query)) return;
    failing.add(query);
    setTimeout(() => logError(action.error, { source: 'query' }), boundaryMs);
  });
  queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') logError(event.action.error, { source: 'mutation' });
  });
}
