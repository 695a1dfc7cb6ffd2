import { expect, it } from '@jest/globals';
import { faultyPackage } from './faulty-package.ts';

const inShell = '    at fetch (https://verandah.example/assets/shell/main.1a2b.js:1:200)';
const inCheckout = '    at Order (https://verandah.example/assets/remote-checkout/order.3c4d.js:2:30)';
const anError = (stack: string, name = 'TypeError') => Object.assign(new Error('x'), { name, stack });

it.each([
  ['a page that cannot be loaded', { failed: 'remote-a', reason: 'unreachable' }, 'remote-a'],
  ['a slow page', { failed: 'remote-a', reason: 'slow' }, null],
  [
    'an error in a remote’s file',
    { error: anError(`${inShell}\n${inCheckout}`), componentStack: null },
    'remote-checkout',
  ],
  ['an error of a component', { error: anError(inShell), componentStack: inCheckout }, 'remote-checkout'],
  ['an error of the shell’s component', { error: anError(inShell), componentStack: inShell }, 'shell'],
  ['an error of unknown origin', { error: anError('at chrome-extension://x'), componentStack: null }, null],
  ['an outage of the API', { error: anError(inCheckout, 'NetworkFailure'), componentStack: inCheckout }, null],
  ['a response with an error', { error: anError(inCheckout, 'ApiProblem'), componentStack: inCheckout }, null],
  [
    'a response that does not fit',
    { error: anError(inCheckout, 'ContractMismatch'), componentStack: null },
    'remote-checkout',
  ],
  ['a text that was thrown', { error: 'x', componentStack: inCheckout }, 'remote-checkout'],
])('%s', (_what, result, expected) => {
  expect(faultyPackage(result)).toBe(expected);
});
