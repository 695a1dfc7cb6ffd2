import { expect, it } from '@jest/globals';
import { replaceFigures } from './selected-pages.ts';

const figure = (name: string, value: number) => ({ name, value, unit: 'ms' });

it('replaces all figures of a page that was measured again, and keeps those of other pages', () => {
  const earlier = [
    figure('search: interactive F/M (noisy)', 1),
    figure('search: control M/M', 2),
    figure('listing: control M/M', 3),
  ];
  const measured = [figure('search: interactive F/M (quiet)', 4), figure('order: control M/M', 5)];
  expect(replaceFigures(earlier, measured)).toEqual([measured[0], earlier[2], measured[1]]);
});
