import { describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { configureLogger } from '../logger/logger.ts';
import { type SafeNavigateOptions, useSafeNavigate } from './use-safe-navigate.ts';

describe('V42: useSafeNavigate', () => {
  it.each<[string, SafeNavigateOptions, boolean, string]>([
    ['/orders/1?tab=a#b', {}, true, '/orders/1'],
    [`${location.origin}/orders/2`, {}, true, '/orders/2'],
    ['https://evil.example/', {}, false, '/start'],
    ['//evil.example', {}, false, '/start'],
    ['javascript:alert(1)', { external: ['https://evil.example'] }, false, '/start'],
    ['/x/..//evil.example', {}, false, '/start'],
    ['mailto:a@example.com', {}, false, '/start'],
    ['tel:+61355501234', { external: ['mailto:'] }, false, '/start'],
  ])('for %s with %j returns %s', async (to, options, isFollowed, pathname) => {
    configureLogger({ enabled: false });
    let navigate: ReturnType<typeof useSafeNavigate> = () => false;
    const Page = () => {
      navigate = useSafeNavigate();
      return null;
    };
    const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/start'] });
    render(<RouterProvider router={router} />);
    let result: boolean | undefined;
    await act(async () => {
      result = navigate(to, options);
    });
    expect(result).toBe(isFollowed);
    expect(router.state.location.pathname).toBe(pathname);
  });
});
