import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act } from '@testing-library/react';
import { StrictMode, startTransition, useLayoutEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { DescriptionEditor } from './description-editor.tsx';

const box = document.body.appendChild(document.createElement('div'));
let root: Root;
beforeEach(() => {
  jest.useFakeTimers();
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  jest.useRealTimers();
});

/** tiptap takes away an editor that is not mounted a millisecond after it was made. */
const aMoment = () => void jest.advanceTimersByTime(10);

/** React hands the thread back while it draws, as it does where drawing takes long. */
function SlowDrawing() {
  useState(aMoment);
  return null;
}
/** The page is drawn, and React's effects come late. */
function LateEffects() {
  useLayoutEffect(aMoment, []);
  return null;
}

it.each([
  ['a device that draws slowly', SlowDrawing],
  ['effects that come late', LateEffects],
])('shows its words on %s, however often it is opened', (_, Delay) => {
  for (const words of ['<p>Sunny rooms.</p>', '<p>Trams at the door.</p>']) {
    act(() =>
      startTransition(() =>
        root.render(
          <StrictMode>
            <MantineProvider env="test" key={words}>
              <DescriptionEditor label="Description" value={words} error={null} readOnly={false} onChange={() => {}} />
              <Delay />
            </MantineProvider>
          </StrictMode>,
        ),
      ),
    );
    act(aMoment);
    expect(box.querySelector('[role="textbox"]')?.innerHTML).toBe(words);
  }
});
