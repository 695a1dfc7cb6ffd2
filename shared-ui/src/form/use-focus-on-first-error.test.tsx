import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useFocusOnFirstError } from './use-focus-on-first-error.ts';

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
