import { describe, expect, it, jest } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { endForTest, signInForTest, signOutForTest } from './testing/index.ts';
import { useSession, useUser } from './use-session.ts';

const olivia = { id: 'u1', firstName: 'Olivia', lastName: 'Nguyen', email: 'olivia@example.com' };

function Status() {
  return <p>{useSession().status}</p>;
}

function Name() {
  const { fullName, email } = useUser();
  return (
    <p>
      {fullName} {email}
    </p>
  );
}

class ErrorBoundary extends Component<{ children: ReactNode }, { error?: { code?: number; message: string } }> {
  override state: { error?: { code?: number; message: string } } = {};
  static getDerivedStateFromError(error: { code?: number; message: string }) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    return error ? <p>{`${error.code} ${error.message}`}</p> : this.props.children;
  }
}

describe('useSession', () => {
  it('renders again when the session changes', () => {
    render(<Status />);
    expect(screen.getByText('notReady')).toBeTruthy();
    act(() => signInForTest(olivia));
    expect(screen.getByText('signedIn')).toBeTruthy();
    act(signOutForTest);
    expect(screen.getByText('signedOut')).toBeTruthy();
  });

  it('hydrates what the server rendered, when the session is known by then', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<p>notReady</p>';
    signOutForTest();
    const onRecoverableError = jest.fn();
    render(<Status />, { container, hydrate: true, onRecoverableError });
    await screen.findByText('signedOut');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});

describe('useUser', () => {
  it('returns the signed-in user', () => {
    signInForTest(olivia);
    render(<Name />);
    expect(screen.getByText('Olivia Nguyen olivia@example.com')).toBeTruthy();
  });

  it('returns the contact user of SPEC §3, with and without a phone number', () => {
    signInForTest({ ...olivia, phone: '+61491570006' });
    const contact = { firstName: 'Olivia', email: 'olivia@example.com' };
    const { result } = renderHook(() => useUser());
    expect(result.current).toMatchObject({ ...contact, phone: '+61491570006' });
    act(() => signInForTest(olivia));
    expect(result.current).toMatchObject({ ...contact, phone: null });
  });

  it('returns the user of a session that has ended', () => {
    signInForTest(olivia);
    const { rerender } = render(<Name />);
    act(() => endForTest('API auth error: 401'));
    rerender(<Name />);
    expect(screen.getByText('Olivia Nguyen olivia@example.com')).toBeTruthy();
  });

  it('throws code 401 with the text of SPEC §8 for a visitor', () => {
    signOutForTest();
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <ErrorBoundary>
        <Name />
      </ErrorBoundary>,
    );
    consoleError.mockRestore();
    expect(screen.getByText('401 No user found, authenticating...')).toBeTruthy();
  });
});
