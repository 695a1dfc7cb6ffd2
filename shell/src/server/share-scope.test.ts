import { expect, it } from '@jest/globals';
import { sharedModules } from 'federation';
import * as serverModule from './index.ts';
import { shareScope } from './share-scope.ts';

it('contains every shared module', () => {
  const keys = sharedModules.map(({ key }) => key).filter((key) => !key.endsWith('/'));
  expect(keys.filter((key) => !Object.hasOwn(shareScope, key))).toEqual([]);
});

it('is exported to the gateway, together with renderSite, under the names that the gateway reads', () => {
  expect(Object.keys(serverModule).sort()).toEqual(['renderSite', 'shareScope']);
});
