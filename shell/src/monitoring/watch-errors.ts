import type { Query, QueryClient } from '@tanstack/react-query';
import { logger } from 'shared-platform';
import { logError } from './log-error.ts';

/**
 * The delay before a failed query is logged. During this time, an error boundary that catches the same error can log it
 * first; its log entry also names the component that uses the query.
 */
const boundaryMs = 1000;

/** Logs uncaught errors, unhandled rejections, and failed queries and mutations. */
export function watchErrors(target: EventTarget, queries: QueryClient): void {
  target.addEventListener('error', (event) => {
    if (!(event instanceof ErrorEvent)) return;
    const { error, message, filename, lineno, colno } = event;
    const place = `at ${filename}:${lineno}:${colno}`;
    // The stack of a syntax error has only its message, which does not name the remote (b.28).
    if (error instanceof SyntaxError) error.stack += `\n${place}`;
    if (error) logError(error, { source: 'uncaught' });
    else logger.error('Uncaught error', { message, stack: place });
  });
  target.addEventListener('unhandledrejection', (event) => {
    if ('reason' in event) logError(event.reason, { source: 'rejection' });
  });
  watchQueries(queries);
}

/** Logs a query when it fails. It is logged again only if it succeeds and then fails again. */
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
