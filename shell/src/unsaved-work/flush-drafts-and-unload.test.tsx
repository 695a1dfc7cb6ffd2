import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { publishSession } from 'shared-auth/host';
import { startWrite, useDraft, useUnsavedWork } from 'shared-platform';
import * as z from 'zod/mini';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';
import { flushDraftsAndUnload } from './flush-drafts-and-unload.ts';

const remote = aRemote('remote-a', [{ path: '/form', page: 'form', access: 'public' }]);
const schema = z.object({ text: z.string(), bsb: z.string() });

function FormWithDraft() {
  const [values, setValues] = useState({ text: '', bsb: '' });
  const dirty = values.text !== '' || values.bsb !== '';
  useDraft({ entity: 'x', step: 'y', version: 1, schema, values, dirty, description: 'x', apply: setValues });
  return (
    <>
      <input aria-label="Text" onChange={({ target }) => setValues({ ...values, text: target.value })} />
      <input aria-label="BSB" onChange={({ target }) => setValues({ ...values, bsb: target.value })} />
    </>
  );
}
function FormWithoutDraft() {
  const [text, setText] = useState('');
  useUnsavedWork({ id: 'u', dirty: text !== '', description: 'u' });
  return <input aria-label="Text" onChange={({ target }) => setText(target.value)} />;
}

async function type(label: string, Component = FormWithDraft) {
  const site = await openSite('/form', { remotes: [remote], modules: { form: { Component } }, session: signedIn });
  await userEvent.type(await screen.findByLabelText(label), 'half a sentence');
  return site;
}
/** Returns true when the browser would ask before it leaves the document. */
const browserAsks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const stored = () => Object.values(localStorage).join();
/** Returns whether the browser asks during a reload that the user asked for. */
function asksDuringReload(): boolean {
  let asks = false;
  flushDraftsAndUnload(() => {
    asks = browserAsks();
  });
  return asks;
}

afterEach(() => {
  dispatchEvent(new Event('pageshow'));
  jest.restoreAllMocks();
});

describe('a reload that the user asked for, over a dirty form (b.64)', () => {
  it('does not ask when the draft contains every field', async () => {
    await type('Text');
    expect(browserAsks()).toBe(true);
    expect(asksDuringReload()).toBe(false);
    expect(stored()).toContain('half a sentence');
  });

  it('asks for a form without a draft', async () => {
    await type('Text', FormWithoutDraft);
    expect(asksDuringReload()).toBe(true);
  });

  it('asks for a field that is never stored', async () => {
    await type('BSB');
    expect(asksDuringReload()).toBe(true);
    expect(stored()).not.toContain('half a sentence');
  });

  it('asks when storage is full (b.69)', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await type('Text');
    expect(asksDuringReload()).toBe(true);
  });

  it('asks while a write is in flight', async () => {
    await type('Text');
    const finish = startWrite();
    expect(asksDuringReload()).toBe(true);
    finish();
  });
});

describe('the end of a session', () => {
  it('(c.47) does not ask on the way to the login service, which returns to this page', async () => {
    const { left } = await type('Text');
    await act(async () => {
      publishSession({ status: 'ended', reason: 'API auth error: 401' });
      await import('../session/session-expired-dialog.tsx');
    });
    expect(browserAsks()).toBe(true);
    await act(async () => screen.getByText('Login Now').click());
    expect(browserAsks()).toBe(false);
    expect(left).toHaveLength(1);
  });
});
