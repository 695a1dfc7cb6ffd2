import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { registerUnsavedWork, startWrite, useDraft, useUnsavedWork } from 'shared-platform';
import * as z from 'zod/mini';
import { aRemote, openSite } from '../testing/open-site.tsx';

const remote = aRemote('remote-a', [
  { path: '/form', page: 'form', access: 'public' },
  { path: '/next', page: 'next', access: 'public' },
]);
const Form = () => {
  useUnsavedWork({ id: 'f', dirty: true, description: 'the price of this listing' });
  return <h1>form</h1>;
};
const schema = z.object({ price: z.string(), name: z.string() });
function FormWithDraft() {
  const [values, setValues] = useState({ price: '', name: 'Olivia' });
  useDraft({
    entity: 'offer/1',
    step: 'offer',
    version: 1,
    schema,
    values,
    dirty: values.price !== '',
    description: 'the name in your offer',
    apply: setValues,
    sensitiveFields: ['name'],
  });
  const input = (name: 'price' | 'name') => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  return (
    <>
      <input aria-label="Price" {...input('price')} />
      <input aria-label="Name" {...input('name')} />
    </>
  );
}
const open = () => openSite('/form', { remotes: [remote], modules: { form: { Component: Form } } });
async function press(name: string) {
  const button = await screen.findByText(name);
  await act(async () => button.click());
}

describe('leaving unsaved work', () => {
  it('asks, and stays when the user chooses to', async () => {
    const { router } = await open();
    await act(() => router.navigate('/next'));
    expect(await screen.findByText('the price of this listing')).toBeInTheDocument();
    await press('Stay here');
    expect(router.state.location.pathname).toBe('/form');
    expect(screen.queryByText('Leave without saving?')).toBeNull();
  });

  it('returns the focus to the link when the user stays', async () => {
    const { router } = await open();
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/next';
    link.focus();
    await act(() => router.navigate('/next'));
    (await screen.findByText('Stay here')).closest('button')?.focus();
    await press('Stay here');
    await waitFor(() => expect(link).toHaveFocus());
    link.remove();
  });

  it('asks, and leaves when the user chooses to', async () => {
    const { router } = await open();
    await act(() => router.navigate('/next'));
    await press('Leave without saving');
    expect(await screen.findByRole('heading', { name: 'next' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/next');
  });

  it('traps the focus between its buttons', async () => {
    const { router } = await open();
    await act(() => router.navigate('/next'));
    const [stay, leave] = [await screen.findByText('Stay here'), screen.getByText('Leave without saving')].map((text) =>
      text.closest('button'),
    );
    const tab = (shiftKey = false) => {
      const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    leave?.focus();
    expect(tab()).toBe(true);
    expect(stay).toHaveFocus();
    // Between the buttons, the browser moves the focus.
    expect(tab()).toBe(false);
    expect(tab(true)).toBe(true);
    expect(leave).toHaveFocus();
  });

  it('does not ask before a page that has the same work, and asks before any other', async () => {
    const step = { path: '/edit/:id/:step', page: 'step', access: 'public' } as const;
    const { router } = await openSite('/edit/7/media', { remotes: [aRemote('remote-a', [step])] });
    const release = registerUnsavedWork({ id: 'u', description: 'a file', isPersisted: false, within: '/edit/7' });
    await act(() => router.navigate('/edit/7/price'));
    expect(router.state.location.pathname).toBe('/edit/7/price');
    await act(() => router.navigate('/edit/8/media'));
    expect(await screen.findByText('a file')).toBeInTheDocument();
    await press('Leave without saving');
    await waitFor(() => expect(router.state.location.pathname).toBe('/edit/8/media'));
    await act(() => router.navigate('/edit/8/price'));
    expect(router.state.location.pathname).toBe('/edit/8/price');
    release();
  });

  it('does not ask about work that a draft contains', async () => {
    const { router } = await openSite('/form', { remotes: [remote], modules: { form: { Component: FormWithDraft } } });
    await userEvent.type(await screen.findByLabelText('Price'), '790,000');
    await act(() => router.navigate('/next'));
    expect(await screen.findByRole('heading', { name: 'next' })).toBeVisible();
    await act(() => router.navigate('/form'));
    expect(await screen.findByLabelText('Price')).toHaveValue('790,000');
    await userEvent.type(screen.getByLabelText('Name'), ' and Jack');
    await act(() => router.navigate('/next'));
    expect(await screen.findByText('the name in your offer')).toBeVisible();
    expect(router.state.location.pathname).toBe('/form');
  });

  it('does not ask for another query of the same page', async () => {
    const { router } = await open();
    await act(() => router.navigate('/form?page=2'));
    expect(router.state.location.search).toBe('?page=2');
  });

  it('makes the browser ask when the tab closes, also for a write in flight', async () => {
    const { router } = await open();
    const browserAsks = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(browserAsks()).toBe(true);
    await act(() => router.navigate('/next'));
    await press('Leave without saving');
    expect(await screen.findByRole('heading', { name: 'next' })).toBeVisible();
    // React runs the form's cleanup in a task after the next page is on screen.
    await waitFor(() => expect(browserAsks()).toBe(false));
    const finish = startWrite();
    expect(browserAsks()).toBe(true);
    finish();
    expect(browserAsks()).toBe(false);
  });
});
