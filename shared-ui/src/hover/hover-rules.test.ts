import { expect, it } from '@jest/globals';
import { createShowGate, isTap, popoverDistance, tooltipShowDelay } from './hover-rules.ts';

it('tooltips come after 200 ms, popovers 5 px away, and a tap moves less than 20 px (SPEC §9)', () => {
  expect([tooltipShowDelay, popoverDistance]).toEqual([200, 5]);
  expect(isTap({ x: 0, y: 0 }, { x: 12, y: 15.9 })).toBe(true);
  expect(isTap({ x: 0, y: 0 }, { x: 12, y: 16 })).toBe(false);
});

it('nothing shows for 300 ms after everything was closed (SPEC §9)', () => {
  let now = 1000;
  const gate = createShowGate(() => now);
  expect(gate.mayShow()).toBe(true);
  gate.closedAll();
  now += 299;
  expect(gate.mayShow()).toBe(false);
  now += 1;
  expect(gate.mayShow()).toBe(true);
});
