import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MountContext } from 'federation';
import { aMountContext } from 'federation/testing';
import { act, version } from 'react';
import { mount } from '../pages/mounted.page.tsx';

const olivia = { id: 'u1', firstName: 'Olivia', lastName: 'Nguyen', fullName: 'Olivia Nguyen', email: 'o@example.com' };
const request = async () => ({ body: { totalItems: 3 }, etag: null });

let element: HTMLElement;
let unmount = () => {};
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => unmount());
  element.remove();
  jest.restoreAllMocks();
});

async function open(overrides: Partial<MountContext>) {
  const context = aMountContext({ session: { status: 'signedIn', user: olivia }, request, ...overrides });
  let page = { update(_: MountContext) {}, unmount() {} };
  await act(async () => {
    page = mount(element, context);
  });
  unmount = () => page.unmount();
  return { page, context };
}

const press = (name: string) =>
  act(() => [...element.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

describe('the example of a mounted page', () => {
  it('renders with its own React what the shell gives it', async () => {
    expect(version).toBe('18.3.1');
    const { page, context } = await open({});
    expect(element.textContent).toContain('Hello Olivia. This page has React 18.3.1 and light colours.');
    expect(element.textContent).toContain('Properties: 3');
    act(() => page.update({ ...context, theme: { colourScheme: 'dark' } }));
    expect(element.textContent).toContain('dark colours');
    act(() => page.unmount());
    expect(element.textContent).toBe('');
  });

  it('passes an error to the shell', async () => {
    const errors: unknown[] = [];
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await open({ onError: (error) => void errors.push(error) });
    press('Break this page');
    expect(errors).toEqual([new Error('broken in the mounted page')]);
  });
});
