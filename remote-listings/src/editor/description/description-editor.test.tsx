import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act } from '@testing-library/react';
import type { TiptapEditorHTMLElement } from '@tiptap/react';
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

/** tiptap destroys an editor that has not mounted within a millisecond. */
const aMoment = () => void jest.advanceTimersByTime(10);

/** Suspends while rendering, as a slow render does. */
function SlowRender() {
  useState(aMoment);
  return null;
}
/** Delays the effects after the render. */
function LateEffects() {
  useLayoutEffect(aMoment, []);
  return null;
}

it.each([
  ['a device that renders slowly', SlowRender],
  ['effects that come late', LateEffects],
])('shows the description on %s, on every visit', (_, Delay) => {
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

describe('a typed letter', () => {
  const onChange = jest.fn();
  beforeEach(() => {
    onChange.mockClear();
    act(() =>
      root.render(
        <MantineProvider env="test">
          <DescriptionEditor label="Description" value="" error={null} readOnly={false} onChange={onChange} />
        </MantineProvider>,
      ),
    );
    act(aMoment);
    act(() => void textbox()?.editor?.commands.insertContent('a'));
  });
  const textbox = () => box.querySelector<TiptapEditorHTMLElement>('[role="textbox"]');

  it('renders first and notifies the form soon after, together with the next ones', () => {
    expect(textbox()).toHaveTextContent('a');
    expect(onChange).not.toHaveBeenCalled();
    act(() => void textbox()?.editor?.commands.insertContent('b'));
    act(() => void jest.advanceTimersByTime(100));
    expect(onChange.mock.calls).toEqual([['<p>ab</p>']]);
  });

  it('notifies the form at once on blur', () => {
    act(() => void textbox()?.dispatchEvent(new FocusEvent('blur')));
    expect(onChange.mock.calls).toEqual([['<p>a</p>']]);
  });

  it('notifies the form before the editor unmounts', () => {
    act(() => root.render(null));
    expect(onChange.mock.calls).toEqual([['<p>a</p>']]);
    act(() => void jest.advanceTimersByTime(200));
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
