import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useFocusOnFirstError } from './use-focus-on-first-error.ts';

afterEach(() => {
  jest.useRealTimers();
});

function TestForm({ rejections, invalid }: { rejections: number; invalid: string[] }) {
  return (
    <form ref={useFocusOnFirstError(rejections)}>
      {['name', 'email'].map((field) => (
        <input key={field} aria-label={field} aria-invalid={invalid.includes(field)} />
      ))}
    </form>
  );
}

it('focuses the first invalid field after each rejection, and nothing before the first one', () => {
  const { rerender } = render(<TestForm rejections={0} invalid={['email']} />);
  expect(document.body).toHaveFocus();
  rerender(<TestForm rejections={1} invalid={['email']} />);
  expect(screen.getByLabelText('email')).toHaveFocus();
  rerender(<TestForm rejections={2} invalid={['name', 'email']} />);
  expect(screen.getByLabelText('name')).toHaveFocus();
});

it('scrolls to the field only after the time of a double-click, while it has the focus', () => {
  jest.useFakeTimers();
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { rerender } = render(<TestForm rejections={1} invalid={['name']} />);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  jest.advanceTimersByTime(400);
  rerender(<TestForm rejections={2} invalid={['name']} />);
  jest.advanceTimersByTime(400);
  expect(scroll).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(scroll.mock.contexts).toEqual([screen.getByLabelText('name')]);
  rerender(<TestForm rejections={3} invalid={['name']} />);
  screen.getByLabelText('email').focus();
  jest.advanceTimersByTime(500);
  expect(scroll).toHaveBeenCalledTimes(1);
  focus.mockRestore();
  scroll.mockRestore();
});
