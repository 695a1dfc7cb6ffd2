import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'shared-platform';
import { resetPlatformForTest } from 'shared-platform/testing';
import { ToastOutlet } from './toast-outlet.tsx';

afterEach(() => {
  jest.useRealTimers();
  act(resetPlatformForTest);
});

describe('toasts', () => {
  it('disappear after 5000 ms, but not while the pointer is over them', () => {
    jest.useFakeTimers();
    render(<ToastOutlet />);
    act(() => toast.success('Saved'));
    const region = screen.getByRole('status', { name: 'Messages' });
    expect(region).toHaveTextContent('Saved');
    act(() => void jest.advanceTimersByTime(4999));
    fireEvent.mouseEnter(screen.getByText('Saved'));
    act(() => void jest.advanceTimersByTime(60_000));
    expect(region).toHaveTextContent('Saved');
    fireEvent.mouseLeave(screen.getByText('Saved'));
    act(() => void jest.advanceTimersByTime(5000));
    expect(region).toBeEmptyDOMElement();
  });

  it('run their action and disappear', () => {
    let undone = 0;
    const run = () => {
      undone += 1;
    };
    render(<ToastOutlet />);
    act(() => toast.info('Hidden', { action: { label: 'Undo', run } }));
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect(undone).toBe(1);
    expect(screen.queryByText('Hidden')).toBeNull();
  });

  it.each(['Undo', 'Dismiss'])('return the focus to where it was: %s', (name) => {
    render(
      <>
        <button type="button">Hide</button>
        <ToastOutlet />
      </>,
    );
    act(() => screen.getByRole('button', { name: 'Hide' }).focus());
    act(() => toast.info('Hidden', { action: { label: 'Undo', run: () => {} } }));
    const button = screen.getByRole('button', { name });
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    act(() => button.focus());
    act(() => button.click());
    expect(screen.getByRole('button', { name: 'Hide' })).toHaveFocus();
  });

  it('disappear when dismissed', () => {
    render(<ToastOutlet />);
    act(() => toast.error('Failed'));
    act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
    expect(screen.queryByText('Failed')).toBeNull();
  });
});
