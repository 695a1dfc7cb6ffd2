import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod/mini';
import { configureLogger } from '../logger/logger.ts';
import { unsavedWork } from '../unsaved-work/unsaved-work.ts';
import { eraseAllDrafts, flushDrafts } from './pending-drafts.ts';
import { useDraft } from './use-draft.ts';

function Form() {
  const [note, setNote] = useState('');
  const draft = useDraft({
    entity: 'listing/7',
    step: 'note',
    version: 1,
    schema: z.object({ note: z.string() }),
    values: { note },
    dirty: note !== '',
    description: 'your note',
    apply: (values) => setNote(values.note),
  });
  return (
    <>
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      {draft.isPersisted ? null : <p>Not stored</p>}
    </>
  );
}

const writeIs = (state: 'full' | 'free') => {
  jest.restoreAllMocks();
  if (state === 'free') return;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
};
const type = (value: string) => {
  fireEvent.change(screen.getByLabelText('Note'), { target: { value } });
  act(() => void flushDrafts());
};
/** Whether the form says that its draft is not stored, and whether a reload would lose the draft. */
const state = () => [screen.queryByText('Not stored') !== null, unsavedWork()[0]?.isPersisted === false];

beforeEach(() => {
  configureLogger({ enabled: false });
  cleanup();
  eraseAllDrafts();
  localStorage.clear();
});
afterEach(() => writeIs('free'));

describe('a draft that the browser does not store', () => {
  it('(b.68) is reported to the form until the storage has room', () => {
    render(<Form />);
    type('Call');
    expect(state()).toEqual([false, false]);
    writeIs('full');
    type('Call back');
    expect(state()).toEqual([true, true]);
    writeIs('free');
    type('Call back on Friday');
    expect(state()).toEqual([false, false]);
  });

  it('(b.68) is reported to the form when it is too long', () => {
    render(<Form />);
    type('x'.repeat(300_000));
    expect(state()).toEqual([true, true]);
  });

  it('(b.69) is reported to the form while storage is blocked, and no longer when nothing is unsaved', () => {
    const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('no', 'SecurityError');
      },
    });
    try {
      render(<Form />);
      type('Call');
      expect(state()).toEqual([true, true]);
      type('');
      expect(state()).toEqual([false, false]);
    } finally {
      if (real) Object.defineProperty(globalThis, 'localStorage', real);
    }
  });
});
