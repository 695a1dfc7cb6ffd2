import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { trackKeyboard } from './track-keyboard.ts';

it('marks an element only after a key, not after a tap that moves the focus by script', async () => {
  const map = document.createElement('div');
  const button = document.createElement('button');
  document.body.append(map, button);
  const stop = trackKeyboard(map);
  const isMarkedOnFocus: boolean[] = [];
  button.addEventListener('click', () => isMarkedOnFocus.push(map.hasAttribute('data-keyboard')));
  await userEvent.pointer({ keys: '[TouchA]', target: button });
  await userEvent.tab();
  expect(map).toHaveAttribute('data-keyboard');
  await userEvent.pointer({ keys: '[TouchA]', target: button });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(isMarkedOnFocus).toEqual([false, false, true]);
  stop();
  await userEvent.pointer({ keys: '[TouchA]', target: button });
  expect(map).toHaveAttribute('data-keyboard');
});

it('is what the hint about the keys waits for', () => {
  const styles = readFileSync('remote-listings/src/map/map.module.css', 'utf8');
  expect(styles).toMatch(
    /\.canvas\[data-keyboard\]:has\(:global\(\.maplibregl-canvas:focus-visible\)\)::after \{\s+content: "Arrow keys/,
  );
});
