import { expect, it } from '@jest/globals';
import { sharedModules } from 'federation';
import { shareScope } from './share-scope.ts';

it('contains every shared module', () => {
  const keys = sharedModules.map(({ key }) => key).filter((key) => !key.endsWith('/'));
  expect(keys.filter((key) => !Object.hasOwn(shareScope, key))).toEqual([]);
});
