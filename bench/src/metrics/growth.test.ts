import { expect, it } from '@jest/globals';
import { overLimit } from '../benchmark.ts';
import { growthFigures } from './growth.ts';

/** 25 looks after mounts that leak this much, at every third of which some garbage is not collected yet. */
const looks = (leak: { heap: number; nodes: number }) =>
  Array.from({ length: 25 }, (_, mount) => ({
    heap: 40e6 + mount * leak.heap + (mount % 3 === 0 ? 20_000 : 0),
    nodes: 900 + mount * leak.nodes + (mount % 3 === 0 ? 40 : 0),
  }));

it('fails for a page that leaks memory or nodes at each mount, and not for garbage (b.50)', () => {
  const exceededBy = (leak: { heap: number; nodes: number }) =>
    overLimit(growthFigures('remote-a', looks(leak))).map(({ name }) => name);
  expect(exceededBy({ heap: 0, nodes: 0 })).toEqual([]);
  expect(exceededBy({ heap: 20_000, nodes: 0 })).toEqual(['remote-a: heap growth per mount']);
  expect(exceededBy({ heap: 0, nodes: 1 })).toEqual(['remote-a: DOM node growth per mount']);
});
