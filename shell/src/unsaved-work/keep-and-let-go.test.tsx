import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { publishSession } from 'shared-auth/host';
import { startWrite, useDraft, useUnsavedWork } from 'shared-platform';
import * as z from 'zod/mini';
import { aRemote, openSite, signedIn } from '../testing/a-site.tsx';
import { keepAndLetGo } from './keep-and-let-go.ts';

const remote = aRemote('remote-a', [{ path: '/form', page: 'form', access: 'public' }]);
const schema = z.object({ text: z.string(), bsb: z.string() });

function Drafted() {
  const [values, setValues] = useState({ text: '', bsb: '' });
  const dirty = values.text !== '' || values.bsb !== '';
  useDraft({ entity: 'x', step: 'y', version: 1, schema, values, dirty, describe: 'x', apply: setValues });
  return (
    <>
      <input aria-label="Text" onChange={({ target }) => setValues({ ...values, text: target.value })} />
      <input aria-label="BSB" onChange={({ target }) => setValues({ ...values, bsb: target.value })} />
    </>
  );
}
function Undrafted() {
  const [text, setText] = useState('');
  useUnsavedWork({ id: 'u', dirty: text !== '', describe: 'u' });
  return <input aria-label="Text" onChange={({ target }) => setText(target.value)} />;
}

async function type(label: string, Component = Drafted) {
  const site = await openSite('/form', { remotes: [remote], modules: { form: { Component } }, session: signedIn });
  await userEvent.type(await screen.findByLabelText(label), 'half a sentence');
  return site;
}
/** Whether the browser would ask. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const kept = () => Object.values(localStorage).join();

afterEach(() => {
  dispatchEvent(new Event('pageshow'));
  jest.restoreAllMocks();
});

describe('a reload that somebody asked for over a dirty form (b.64)', () => {
  it('asks nothing: what was typed lies in the draft', async () => {
    await type('Text');
    expect(asks()).toBe(true);
    keepAndLetGo();
    expect(asks()).toBe(false);
    expect(kept()).toContain('half a sentence');
  });

  it('still asks for a form without a draft', async () => {
    await type('Text', Undrafted);
    keepAndLetGo();
    expect(asks()).toBe(true);
  });

  it('still asks for what is never kept', async () => {
    await type('BSB');
    keepAndLetGo();
    expect(asks()).toBe(true);
    expect(kept()).not.toContain('half a sentence');
  });

  it('still asks where storage takes nothing (b.69)', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await type('Text');
    keepAndLetGo();
    expect(asks()).toBe(true);
  });

  it('still asks while a write is under way', async () => {
    await type('Text');
    const finish = startWrite();
    keepAndLetGo();
    expect(asks()).toBe(true);
    finish();
  });
});

it('(c.47) the end of a session asks nothing on the way to the login, and comes back to this page', async () => {
  const { left } = await type('Text');
  act(() => publishSession({ status: 'ended', reason: 'API auth error: 401' }));
  expect(asks()).toBe(true);
  await act(async () => screen.getByText('Login Now').click());
  expect(asks()).toBe(false);
  expect(left).toHaveLength(1);
});
