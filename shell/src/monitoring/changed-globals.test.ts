import { afterEach, expect, it } from '@jest/globals';
import { changedGlobals } from './changed-globals.ts';

afterEach(() => {
  Reflect.deleteProperty(Array.prototype, 'last');
});

it('names what a script has added to a prototype, and the functions that it has replaced', () => {
  const functions = { 'JSON.parse': JSON.parse, fetch: () => 'mine', setTimeout: null };
  expect(changedGlobals({ 'JSON.parse': JSON.parse })).toEqual([]);
  Object.assign(Array.prototype, { last: () => {} });
  expect(changedGlobals(functions)).toEqual(['Array.prototype.last', 'fetch', 'setTimeout']);
});
