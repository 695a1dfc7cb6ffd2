import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useUnsavedWork } from 'shared-platform';
import { aRemote, openSite } from '../testing/open-site.tsx';

const remote = aRemote('remote-a', [
  { path: '/form', page: 'form', access: 'public' },
  { path: '/b', page: 'b', access: 'public' },
]);

function Component() {
  const [text, setText] = useState('');
  useUnsavedWork({ id: 'text', dirty: text !== '', description: 'your text' });
  return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
}

const openForm = () => openSite('/form', { remotes: [remote], modules: { form: { Component } }, isStale: () => true });
const notice = () => screen.queryByText(/A new version is ready/);

describe('a new build while a form is dirty (b.64)', () => {
  it('is offered, without a reload', async () => {
    const { left } = await openForm();
    expect(notice()).toBeNull();
    await userEvent.type(screen.getByLabelText('Text'), 'half a sentence');
    expect(notice()).toBeVisible();
    expect(screen.getByLabelText('Text')).toHaveFocus();
    expect(left).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Reload now' }));
    expect(left).toEqual(['(reload)']);
  });

  it('is not offered after Later; the next navigation without unsaved work is a full load', async () => {
    const { router, left } = await openForm();
    await userEvent.type(screen.getByLabelText('Text'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(notice()).toBeNull();
    await userEvent.clear(screen.getByLabelText('Text'));
    await act(async () => void router.navigate('/b'));
    await waitFor(() => expect(left).toEqual(['/b']));
  });
});
