import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { MantineProvider, useMantineColorScheme } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { colourSchemeScript } from 'federation';
import { clearPersistedStores, colourScheme, setPlatformUser } from 'shared-platform/host';
import { theme } from 'shared-ui';
import { schemeVariables } from 'shared-ui/dark-scheme';

const schemeOfDocument = () => document.documentElement.getAttribute('data-mantine-color-scheme');
/** Runs the script of the HTML. */
const arrive = () => {
  document.documentElement.removeAttribute('data-mantine-color-scheme');
  new Function(colourSchemeScript)();
  return schemeOfDocument();
};
const deviceIs = (dark: boolean) =>
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) => Object.assign(new EventTarget(), { matches: dark, media: query }) as MediaQueryList);

function Choice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <button type="button" onClick={() => setColorScheme('dark')}>
      {colorScheme}
    </button>
  );
}
const renderApp = () =>
  render(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={schemeVariables}
      defaultColorScheme="auto"
      colorSchemeManager={colourScheme}
    >
      <Choice />
    </MantineProvider>,
  );

afterEach(() => {
  act(() => colourScheme.clear());
  jest.restoreAllMocks();
});

describe('the colour scheme', () => {
  it.each([
    [true, 'dark'],
    [false, 'light'],
  ])("is the device's at first (dark: %s), before and after the first render", (dark, scheme) => {
    deviceIs(dark);
    expect(arrive()).toBe(scheme);
    renderApp();
    expect([schemeOfDocument(), screen.getByRole('button').textContent]).toEqual([scheme, 'auto']);
  });

  it('once chosen applies before the first render, after a sign-out and for the next user', () => {
    deviceIs(false);
    renderApp();
    act(() => screen.getByRole('button').click());
    expect(schemeOfDocument()).toBe('dark');
    expect(arrive()).toBe('dark');
    act(() => {
      clearPersistedStores();
      setPlatformUser('another-user');
    });
    expect([colourScheme.get(), arrive()]).toEqual(['dark', 'dark']);
  });

  it.each(['null', '[]', '{"value":"pink"}', '{', '{"value":{"__proto__":1}}'])(
    "(b.71) is the device's where %s is stored",
    (stored) => {
      deviceIs(false);
      localStorage.setItem('verandah-browser:colour-scheme', stored);
      expect(arrive()).toBe('light');
      localStorage.removeItem('verandah-browser:colour-scheme');
    },
  );

  it("(b.69) is the device's where storage is blocked", () => {
    deviceIs(true);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(arrive()).toBe('dark');
  });
});
