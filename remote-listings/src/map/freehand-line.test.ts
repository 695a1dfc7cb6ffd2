import { expect, it } from '@jest/globals';
import { cornersOf, isTap } from './freehand-line.ts';

const circle = (points: number, radius: number) =>
  Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    return { x: 200 + radius * Math.cos(angle), y: 200 + radius * Math.sin(angle) };
  });

it('reduces a drawn line to its corners', () => {
  const square = [0, 25, 50, 75, 100].flatMap((x) => [{ x, y: 0 }]);
  const down = [25, 50, 75, 100].map((y) => ({ x: 100, y }));
  expect(cornersOf([...square, ...down, { x: 50, y: 100 }, { x: 0, y: 100 }], 100)).toEqual([0, 4, 8, 10]);
});

it('keeps as many corners as an area may have', () => {
  const corners = cornersOf(circle(2_000, 180), 20);
  expect(corners.length).toBeLessThanOrEqual(20);
  expect(corners.length).toBeGreaterThan(8);
});

it('takes a tap, and a line there and back, for no area', () => {
  expect(
    cornersOf(
      [
        { x: 5, y: 5 },
        { x: 7, y: 6 },
      ],
      100,
    ),
  ).toEqual([]);
  expect(
    cornersOf(
      [
        { x: 0, y: 0 },
        { x: 50, y: 0 },
      ],
      100,
    ),
  ).toEqual([]);
  expect(cornersOf([], 100)).toEqual([]);
});

it('takes a line that stays within a few pixels for a tap, also one that ends where it began', () => {
  expect(isTap([{ x: 5, y: 5 }])).toBe(true);
  expect(isTap(circle(20, 5))).toBe(true);
  expect(isTap(circle(20, 50))).toBe(false);
});
