import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { errorReference, logger } from 'shared-platform';
import { logError } from './log-error.ts';
import { setCurrentPage } from './page-info.ts';
import { setRunningVersion } from './running-versions.ts';

const errors = jest.fn<(message: string, info?: unknown) => void>();

beforeEach(() => {
  errors.mockReset();
  jest.spyOn(logger, 'error').mockImplementation(errors);
  setRunningVersion('remote-checkout', '1.4.0');
  setCurrentPage(() => ({ remote: 'remote-listings', version: '2.0.0', page: '/listings/:listingId' }));
});
afterEach(() => {
  jest.restoreAllMocks();
});

function anError(stack: string, name = 'TypeError') {
  return Object.assign(new Error('x is undefined'), { name, stack: `${name}: x is undefined\n${stack}` });
}
const inShell = '    at fetch (https://verandah.example/assets/shell/main.1a2b.js:1:200)';
const inCheckout = '    at Order (https://verandah.example/assets/remote-checkout/order.3c4d.js:2:30)';

it('names the remote whose code threw, its version, the page and the reference that the user sees', () => {
  const error = anError(`${inShell}\n${inCheckout}`);
  logError(error, { source: 'rejection' });
  expect(errors.mock.calls).toEqual([
    [
      'remote-checkout failed: TypeError',
      {
        version: '1.4.0',
        page: '/listings/:listingId',
        source: 'rejection',
        reference: errorReference(error),
        error,
      },
    ],
  ]);
});

it('finds the remote in the component stack', () => {
  logError(anError(inShell), { source: 'render', componentStack: `\n${inCheckout}\n${inShell}` });
  expect(errors.mock.calls[0]?.[0]).toBe('remote-checkout failed: TypeError');
});

it('names the shell when only its components are in the component stack', () => {
  logError(anError(inShell), { source: 'render', componentStack: `\n${inShell}` });
  expect(errors.mock.calls[0]?.[0]).toBe('shell failed: TypeError');
});

it('names the remote of the page for an error of a request, whose stack has only the API client', () => {
  logError(anError(inShell, 'NetworkFailure'), { source: 'query' });
  expect(errors.mock.calls[0]).toEqual([
    'remote-listings failed: NetworkFailure',
    expect.objectContaining({ version: '2.0.0', page: '/listings/:listingId' }),
  ]);
});

it('logs an error once, wherever else it is caught, and never one of normal operation', () => {
  const error = anError(inCheckout);
  logError(error, { source: 'query' });
  logError(error, { source: 'render', componentStack: inCheckout });
  logError(Object.assign(new Error('404'), { name: 'ApiProblem', status: 404 }), { source: 'loader' });
  expect(errors).toHaveBeenCalledTimes(1);
});
