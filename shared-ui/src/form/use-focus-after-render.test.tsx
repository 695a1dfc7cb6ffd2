import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useFocusAfterRender } from './use-focus-after-render.ts';

function Names() {
  const [count, setCount] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const focusAfterRender = useFocusAfterRender();
  function add() {
    focusAfterRender(() => list.current?.querySelector<HTMLElement>('li:last-child input'));
    setCount(count + 1);
  }
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <input aria-label={`Name ${index + 1}`} />
          </li>
        ))}
      </ul>
      <button type="button" onClick={add}>
        Add
      </button>
    </>
  );
}

test('the new field has the focus when the click ends, so a fast user types into it', () => {
  render(<Names />);
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name 2' }));
});
