import { expect, it } from '@jest/globals';
import { sharedModules } from 'federation';
import { provided } from './provided.ts';

it('is every module that a remote’s pages ask for by key', () => {
  const keys = sharedModules.map(({ key }) => key).filter((key) => !key.endsWith('/'));
  expect(keys.filter((key) => !Object.hasOwn(provided, key))).toEqual([]);
});
