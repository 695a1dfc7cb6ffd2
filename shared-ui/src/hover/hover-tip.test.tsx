import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { theme } from '../theme.ts';
import { HoverTip } from './hover-tip.tsx';
import { closeAllHovers } from './use-hover.ts';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <MantineProvider theme={theme} env="test">
      <HoverTip label="Explained">
        <button type="button">Word</button>
      </HoverTip>
    </MantineProvider>,
  );
});
afterEach(() => {
  jest.useRealTimers();
});

const word = () => screen.getByText('Word');
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const shown = () => screen.queryByText('Explained') !== null;
function touch(type: 'touchStart' | 'touchEnd', clientX: number) {
  fireEvent[type](word(), { changedTouches: [{ clientX, clientY: 0 }] });
  pass(0);
}

describe('a tooltip (SPEC §9)', () => {
  it('shows 200 ms after the pointer enters, and goes with the pointer', () => {
    fireEvent.mouseEnter(word());
    pass(199);
    expect(shown()).toBe(false);
    pass(1);
    expect(shown()).toBe(true);
    fireEvent.mouseLeave(word());
    pass(1000);
    expect(shown()).toBe(false);
  });

  it('shows on a tap of less than 20 px, not on a swipe', () => {
    touch('touchStart', 0);
    touch('touchEnd', 20);
    expect(shown()).toBe(false);
    touch('touchStart', 0);
    touch('touchEnd', 19);
    expect(shown()).toBe(true);
    touch('touchStart', 0);
    touch('touchEnd', 0);
    pass(1000);
    expect(shown()).toBe(false);
  });

  it('goes with Escape, and shows nothing for 300 ms after all were closed', () => {
    act(() => word().focus());
    pass(200);
    expect(shown()).toBe(true);
    act(() => void fireEvent.keyDown(document, { key: 'Escape' }));
    pass(0);
    expect(shown()).toBe(false);
    pass(299);
    touch('touchStart', 0);
    touch('touchEnd', 0);
    expect(shown()).toBe(false);
    pass(1);
    touch('touchStart', 0);
    touch('touchEnd', 0);
    expect(shown()).toBe(true);
    act(closeAllHovers);
    expect(shown()).toBe(false);
  });
});

it('the theme gives every tooltip and popover the constants', () => {
  expect(theme.components?.Tooltip?.defaultProps).toMatchObject({ openDelay: 200, offset: 5 });
  expect(theme.components?.HoverCard?.defaultProps).toMatchObject({ openDelay: 200, offset: 5 });
  expect(theme.components?.Popover?.defaultProps).toMatchObject({ offset: 5 });
  expect(theme.components?.Menu?.defaultProps).toMatchObject({ offset: 5 });
});
