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
    describe: 'your new property',
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
const kept = () => Object.values({ ...localStorage }).join();

/** A page that dies: nothing of React is asked. */
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

describe('a form with a draft', () => {
  it('keeps it shortly after the last change, not at each one', () => {
    jest.useFakeTimers();
    render(<Form />);
    type('Street', '7 Sw');
    jest.advanceTimersByTime(300);
    type('Street', '7 Swan');
    jest.advanceTimersByTime(300);
    expect(kept()).toBe('');
    jest.advanceTimersByTime(100);
    expect(kept()).toContain('7 Swan');
    jest.useRealTimers();
  });

  it.each([
    ['pagehide', () => fireEvent(window, new Event('pagehide'))],
    ['the session ends and the host asks', () => flushDrafts()],
    ['the page is hidden', hide],
  ])('keeps it at once when %s, and has it again afterwards', (_, happen) => {
    render(<Form />);
    type('Street', '7 Swan Street');
    happen();
    reload();
    expect(street().value).toBe('7 Swan Street');
    expect(unsavedWork()).toHaveLength(1);
  });

  it('keeps it when its page is left', () => {
    render(<Form />);
    type('Street', '7 Swan Street');
    cleanup();
    render(<Form />);
    expect(street().value).toBe('7 Swan Street');
  });

  it('says which files were not kept and that a bank field was not, and holds neither', () => {
    render(<Form />);
    type('Street', '7 Swan Street');
    type('BSB', '063-000');
    press('Photo');
    flushDrafts();
    expect(kept()).not.toContain('063');
    reload();
    expect(screen.getByText('[["front.jpg"],true]')).toBeTruthy();
    act(flushDrafts);
    reload();
    expect(screen.getByText('[["front.jpg"],true]')).toBeTruthy();
    expect(street().value).toBe('7 Swan Street');
  });

  it('erases it when discarded, and empties the form', () => {
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

  it('erases it when saved', () => {
    render(<Form />);
    type('Street', '7 Swan Street');
    flushDrafts();
    press('Save');
    expect(localStorage).toHaveLength(0);
    cleanup();
    expect(localStorage).toHaveLength(0);
  });

  it('keeps nothing more after a deliberate sign-out, whatever is still typed, and leaves what others typed here', () => {
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
    expect(kept()).not.toContain('Swan');
    render(<Form user="jack" />);
    expect(street().value).toBe('9 Short Street');
  });

  it('keeps for the user what was typed before anybody knew who is there, and what a visitor typed', () => {
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

  it('shows nobody the draft of another user, and nothing of another version', () => {
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

  it('(b.69) works with storage blocked', () => {
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
