import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ContractMismatch } from 'shared-api';
import { errorReference, logger } from 'shared-platform';
import { logContractFinding } from './log-contract-finding.ts';
import { setCurrentPage } from './page-info.ts';
import { setRunningVersion } from './running-versions.ts';

const stack = `ContractMismatch: GET /api/orders/1 does not fit the contract
    at parse (https://verandah.example/assets/shell/main.1a2b.js:1:200)
    at OrderReceipt (https://verandah.example/assets/remote-checkout/order.3c4d.js:2:30)`;

beforeEach(() => {
  setCurrentPage(() => ({ remote: 'remote-listings', page: '/orders/:orderId' }));
  setRunningVersion('remote-checkout', '1.4.0');
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('logs a mismatch with the remote that reads the response, its version, the page and the error', () => {
  const log = jest.spyOn(logger, 'error').mockImplementation(() => {});
  const error = Object.assign(new ContractMismatch('GET /api/orders/1', ['total: Invalid input']), { stack });
  logContractFinding({ kind: 'mismatch', request: 'GET /api/orders/1', error, stack });
  expect(log.mock.calls).toEqual([
    [
      'remote-checkout failed: ContractMismatch',
      { version: '1.4.0', page: '/orders/:orderId', source: 'contract', reference: errorReference(error), error },
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
      { remote: 'shell', version: undefined, page: '/orders/:orderId', ...finding },
    ],
  ]);
});
