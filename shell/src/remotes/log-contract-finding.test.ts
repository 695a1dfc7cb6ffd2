import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { logger } from 'shared-platform';
import { noteVersion } from './live-versions.ts';
import { logContractFinding } from './log-contract-finding.ts';

const stack = `ContractMismatch: GET /api/orders/1 does not fit the contract
    at parse (https://verandah.example/assets/shell/main.1a2b.js:1:200)
    at OrderReceipt (https://verandah.example/assets/remote-checkout/order.3c4d.js:2:30)`;

beforeEach(() => {
  Object.assign(globalThis, { location: { pathname: '/orders/1' } });
  noteVersion('remote-checkout', '1.4.0');
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'location');
});

it('logs a mismatch with the remote that reads the response, its version, the page and the stack', () => {
  const error = jest.spyOn(logger, 'error').mockImplementation(() => {});
  logContractFinding({ kind: 'mismatch', request: 'GET /api/orders/1', issues: ['total: Invalid input'], stack });
  expect(error.mock.calls).toEqual([
    [
      'A response does not fit the contract',
      {
        remote: 'remote-checkout',
        version: '1.4.0',
        page: '/orders/1',
        request: 'GET /api/orders/1',
        issues: ['total: Invalid input'],
        stack,
      },
    ],
  ]);
});

it('logs an unknown value as a warning, and the shell where no remote is in the stack', () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => {});
  const finding = { request: 'GET /api/orders', field: 'member.*.status', value: 'onHold' };
  logContractFinding({ kind: 'unknown-value', ...finding, stack: 'at parse (/assets/shell/main.js:1:1)' });
  expect(warn.mock.calls).toEqual([
    [
      'A response has a value that the contract does not know',
      { remote: 'shell', version: undefined, page: '/orders/1', ...finding },
    ],
  ]);
});
