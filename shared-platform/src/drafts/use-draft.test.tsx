import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { z } from 'zod/mini';
import { configureLogger } from '../logger/logger.ts';
import { setPlatformUser } from '../storage/platform-user.ts';
import { unsavedWork } from '../unsaved-work/unsaved-work.ts';
import { eraseAllDrafts, eraseDrafts, flushDrafts } from './pending-drafts.ts';
import { useDraft } from './use-draft.ts';

const schema = z.object({ street: z.string(), bsb: z.string(), photos: z.array(z.instanceof(File)) });
type Values = z.infer<typeof schema>;
const initial: Values = { street: '', bsb: '', photos: [] };

function Form({ version = 1, ...props }: { user?: string | undefined; version?: number }) {
  const user = 'user' in props ? props.user : 'olivia';
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(false);
  const draft = useDraft({
    user,
    entity: 'property/new',
    step: 'address',
    version,
    schema,
    values,
    dirty: !saved && values !== initial,
    description: 'your new property',
    apply: setValues,
  });
  const type = (own: Partial<Values>) => setValues((before) => ({ ...before, ...own }));
  return (
    <>
      <input aria-label="Street" value={values.street} onChange={({ target }) => type({ street: target.value })} />
      <input aria-label="BSB" value={values.bsb} onChange={({ target }) => type({ bsb: target.value })} />
      <button type="button" onClick={() => type({ photos: [new File(['x'], 'front.jpg')] })}>
        Photo
      </button>
      <button type="button" onClick={() => setSaved(true)}>
        Save
      </button>
      <button type="button" onClick={draft.discard}>
        Discard
      </button>
      {draft.restored ? <p>{JSON.stringify([draft.restored.files, draft.restored.withheld])}</p> : null}
    </>
  );
}

const street = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Street' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const stored = () => Object.values({ ...localStorage }).join();

/** Reloads the page as after a crash: React does not run its clean-up. */
function reload(props: { user?: string; version?: number } = {}) {
  const before = { ...localStorage };
  cleanup();
  localStorage.clear();
  for (const [name, text] of Object.entries(before)) localStorage.setItem(name, text);
  render(
    <StrictMode>
      <Form {...props} />
    </StrictMode>,
  );
}

beforeEach(() => {
  configureLogger({ enabled: false });
  cleanup();
  eraseAllDrafts();
  localStorage.clear();
  setPlatformUser(null);
});

describe('the draft of a form', () => {
  it('is stored shortly after the last change, not after each one', () => {
    jest.useFakeTimers();
    render(<Form />);
    type('Street', '7 Sw');
    jest.advanceTimersByTime(300);
    type('Street', '7 Swan');
    jest.advanceTimersByTime(300);
    expect(stored()).toBe('');
    jest.advanceTimersByTime(100);
    expect(stored()).toContain('7 Swan');
    jest.useRealTimers();
  });

  it.each([
    ['the page is left', () => fireEvent(window, new Event('pagehide'))],
    ['the session ends and the host flushes drafts', () => flushDrafts()],
    ['the page is hidden', hide],
  ])('is stored at once when %s, and restored afterwards', (_name, happen) => {
    render(<Form />);
    type('Street', '7 Swan Street');
    happen();
    reload();
    expect(street().value).toBe('7 Swan Street');
    expect(unsavedWork()).toHaveLength(1);
  });

  it('is stored when the form unmounts', () => {
    render(<Form />);
    type('Street', '7 Swan Street');
    cleanup();
    render(<Form />);
    expect(street().value).toBe('7 Swan Street');
  });

  it('does not store files and bank fields, and reports both', () => {
    render(<Form />);
    type('Street', '7 Swan Street');
    type('BSB', '063-000');
    press('Photo');
    flushDrafts();
    expect(stored()).not.toMatch(/063.?000/);
    reload();
    expect(screen.getByText('[["front.jpg"],true]')).toBeTruthy();
    act(flushDrafts);
    reload();
    expect(screen.getByText('[["front.jpg"],true]')).toBeTruthy();
    expect(street().value).toBe('7 Swan Street');
  });

  it('is erased when it is discarded, which resets the form', () => {
    render(<Form />);
    type('Street', '7 Swan Street');
    flushDrafts();
    reload();
    press('Discard');
    expect(street().value).toBe('');
    expect(screen.queryByText(/\[\[/)).toBeNull();
    act(flushDrafts);
    expect(localStorage).toHaveLength(0);
    reload();
    expect(street().value).toBe('');
  });

  it('is erased when the form is saved', () => {
    render(<Form />);
    type('Street', '7 Swan Street');
    flushDrafts();
    press('Save');
    expect(localStorage).toHaveLength(0);
    cleanup();
    expect(localStorage).toHaveLength(0);
  });

  it('is erased by a deliberate sign-out and not stored again; other users keep their drafts', () => {
    render(<Form user="jack" />);
    type('Street', '9 Short Street');
    cleanup();
    setPlatformUser('olivia');
    render(<Form />);
    type('Street', '7 Swan Street');
    flushDrafts();
    eraseDrafts();
    type('Street', '7 Swan Street, Richmond');
    flushDrafts();
    cleanup();
    expect(stored()).not.toContain('Swan');
    render(<Form user="jack" />);
    expect(street().value).toBe('9 Short Street');
  });

  it('moves to the user when the session becomes known or a visitor signs in', () => {
    render(<Form user={undefined} />);
    type('Street', '7 Swan Street');
    flushDrafts();
    act(() => setPlatformUser('olivia'));
    type('Street', '7 Swan Street, Richmond');
    flushDrafts();
    expect(localStorage).toHaveLength(1);
    eraseDrafts();
    expect(localStorage).toHaveLength(0);

    cleanup();
    setPlatformUser(null);
    render(<Form user={undefined} />);
    type('Street', '8 Swan Street');
    cleanup();
    setPlatformUser('olivia');
    render(<Form />);
    expect(street().value).toBe('8 Swan Street');
    expect(Object.keys({ ...localStorage })).toEqual([expect.stringContaining('olivia')]);
  });

  it('is not restored for another user or another version', () => {
    render(<Form />);
    type('Street', '7 Swan Street');
    flushDrafts();
    reload({ user: 'jack' });
    expect(street().value).toBe('');
    reload({ version: 0 });
    expect(street().value).toBe('');
    reload();
    expect(street().value).toBe('7 Swan Street');
  });

  it('(b.69) is in memory while storage is blocked', () => {
    const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('no', 'SecurityError');
      },
    });
    try {
      render(<Form />);
      type('Street', '7 Swan Street');
      expect(street().value).toBe('7 Swan Street');
      cleanup();
      render(<Form />);
      expect(street().value).toBe('7 Swan Street');
    } finally {
      if (real) Object.defineProperty(globalThis, 'localStorage', real);
    }
  });
});

function hide() {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  fireEvent(document, new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}
