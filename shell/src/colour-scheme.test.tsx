import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { MantineProvider, useMantineColorScheme } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { colourSchemeScript } from 'federation';
import { clearPersistedStores, colourScheme, setPlatformUser } from 'shared-platform/host';
import { schemeVariables, theme } from 'shared-ui';

const drawn = () => document.documentElement.getAttribute('data-mantine-color-scheme');
/** What the HTML does before anything is drawn. */
const arrive = () => {
  document.documentElement.removeAttribute('data-mantine-color-scheme');
  new Function(colourSchemeScript)();
  return drawn();
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
const draw = () =>
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
  ])("is the device's at first (dark: %s), before anything is drawn and after", (dark, scheme) => {
    deviceIs(dark);
    expect(arrive()).toBe(scheme);
    draw();
    expect([drawn(), screen.getByRole('button').textContent]).toEqual([scheme, 'auto']);
  });

  it('once chosen is there before anything is drawn, outlives a sign-out and serves whoever signs in next', () => {
    deviceIs(false);
    draw();
    act(() => screen.getByRole('button').click());
    expect(drawn()).toBe('dark');
    expect(arrive()).toBe('dark');
    act(() => {
      clearPersistedStores();
      setPlatformUser('somebody-else');
    });
    expect([colourScheme.get(), arrive()]).toEqual(['dark', 'dark']);
  });

  it.each(['null', '[]', '{"value":"pink"}', '{', '{"value":{"__proto__":1}}'])(
    "(b.71) is the device's where %s is kept",
    (kept) => {
      deviceIs(false);
      localStorage.setItem('verandah-browser:colour-scheme', kept);
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
