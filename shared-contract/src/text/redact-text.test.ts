import { expect, it } from '@jest/globals';
import { redactText } from './redact-text.ts';

it.each([
  ['account 063 000 123 456', 'account [number]'],
  ['card 4111 1111 1111 1111.', 'card [number].'],
  ['at o (/assets/remote-checkout/subscriptions.1234567890.js:1:10962)', null],
  ['at o (/assets/shell/shell.12345678901234.css)', null],
])('%s is logged without long numbers, and with the hashes in the names of files', (text, expected) => {
  expect(redactText(text)).toBe(expected ?? text);
});
