import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { logger } from 'shared-platform';
import { watchErrors } from './watch-errors.ts';

let target: EventTarget;
let queries: QueryClient;
const errors = jest.fn<(message: string, info?: unknown) => void>();

beforeEach(() => {
  jest.useFakeTimers();
  errors.mockReset();
  jest.spyOn(logger, 'error').mockImplementation(errors);
  target = new EventTarget();
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  watchErrors(target, queries);
});
afterEach(() => {
  queries.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const sources = () => errors.mock.calls.map(([message, info]) => [message, (info as { source?: string }).source]);

it('(b.43) logs an uncaught error once, and with line and column when the browser hides the error', () => {
  const error = new Error('broken');
  target.dispatchEvent(new ErrorEvent('error', { error, message: 'broken' }));
  target.dispatchEvent(new ErrorEvent('error', { error, message: 'broken' }));
  target.dispatchEvent(
    new ErrorEvent('error', { message: 'Script error.', filename: '/assets/shell/main.js', lineno: 1, colno: 77 }),
  );
  expect(errors.mock.calls).toEqual([
    ['shell failed: Error', expect.objectContaining({ source: 'uncaught', error })],
    ['Uncaught error', { message: 'Script error.', stack: 'at /assets/shell/main.js:1:77' }],
  ]);
});

it('(b.28) logs a syntax error with its file and line, for the remote of the file', () => {
  const error = Object.assign(new SyntaxError('broken'), { stack: 'SyntaxError: broken' });
  const filename = 'http://localhost/assets/remote-b/entry.js';
  target.dispatchEvent(new ErrorEvent('error', { error, message: 'broken', filename, lineno: 2, colno: 7 }));
  expect(errors.mock.calls).toEqual([['remote-b failed: SyntaxError', expect.objectContaining({ error })]]);
  expect(error.stack).toBe(`SyntaxError: broken\nat ${filename}:2:7`);
});

it('(b.44) logs an unhandled rejection', () => {
  target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('broken') }));
  expect(sources()).toEqual([['shell failed: TypeError', 'rejection']]);
});

it('logs a failing query once until it succeeds', async () => {
  let isDown = true;
  const load = () =>
    queries
      .fetchQuery({
        queryKey: ['orders'],
        queryFn: async () => {
          if (isDown) throw Object.assign(new Error('no response'), { name: 'NetworkFailure' });
          return 'orders';
        },
      })
      .catch(() => {});
  await load();
  await load();
  jest.advanceTimersByTime(1000);
  expect(sources()).toEqual([['shell failed: NetworkFailure', 'query']]);
  isDown = false;
  await load();
  isDown = true;
  await load();
  jest.advanceTimersByTime(1000);
  expect(errors).toHaveBeenCalledTimes(2);
});

it('logs a failed mutation, but not one that the server refused', async () => {
  const fail = (error: Error) =>
    queries
      .getMutationCache()
      .build(queries, { mutationFn: () => Promise.reject(error) })
      .execute(undefined)
      .catch(() => {});
  await fail(Object.assign(new Error('422'), { name: 'ApiProblem', status: 422 }));
  await fail(new TypeError('broken'));
  expect(sources()).toEqual([['shell failed: TypeError', 'mutation']]);
});
