import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { schemeVariables } from 'shared-ui/dark-scheme';
import { theme } from 'shared-ui/theme';
import themeStyles from './theme-styles-loader.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2. */
function contrast(text: string, surface: string): number {
  const [light = 0, dark = 0] = [luminance(text), luminance(surface)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const root = new URL('../../..', import.meta.url).pathname;

/** The colours of one CSS rule with both a text and a background colour of the theme, as names such as `gray-7`. */
type Pair = { file: string; text: string; surface: string };

function colourPairs(): Pair[] {
  return globSync('{shell,shared-ui,remote-*}/src/**/*.css', { cwd: root }).flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
      const text = /(?<![-\w])color: (?:(#fff|white)|var\(--mantine-color-([\w-]+)\))/.exec(rule);
      const surface = /background(?:-color)?: var\(--mantine-(?:color|primary-color)-([\w-]+)\)/.exec(rule);
      return text && surface?.[1] ? [{ file, text: text[2] ?? 'white', surface: surface[1] }] : [];
    }),
  );
}

it.each(['light', 'dark'] as const)('has readable text on every coloured background of a stylesheet (%s)', (scheme) => {
  const { dark } = schemeVariables({} as never);
  const named: Record<string, string> = { white: '#ffffff', filled: '#2b6f4e', 'filled-hover': '#256043' };
  const hexOf = (name: string) => {
    const [colour = '', shade] = name.split(/-(?=\d$)/);
    const own = scheme === 'dark' ? dark[`--mantine-color-${name}`] : undefined;
    return named[name] ?? own ?? (shade ? theme.colors?.[colour as 'gray']?.[Number(shade)] : undefined);
  };
  const pairs = colourPairs();
  expect(pairs.length).toBeGreaterThan(10);
  const unreadable = pairs.filter(({ text, surface }) => {
    const [front, back] = [hexOf(text), hexOf(surface)];
    return front !== undefined && back !== undefined && contrast(front, back) < 4.5;
  });
  expect(unreadable).toEqual([]);
});

it.each(['light', 'dark'])('has readable text on the tinted background of notices and badges (%s)', async (scheme) => {
  const variables = new Map<string, string>();
  for (const [, selectors = '', body = ''] of (await themeStyles()).matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const other = scheme === 'light' ? 'dark' : 'light';
    if (selectors.includes(`scheme="${other}"`)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--mantine-color-([\w-]+):\s*([^;]*)/g))
      variables.set(name, value.trim());
  }
  const hexOf = (name: string): string => {
    const value = variables.get(name) ?? '';
    const reference = /^var\(--mantine-color-([\w-]+)\)$/.exec(value)?.[1];
    return reference === undefined ? value : hexOf(reference);
  };
  const colours = ['eucalypt', 'gray', 'red', 'yellow'];
  const ratios = colours.map((colour) => [colour, contrast(hexOf(`${colour}-light-color`), hexOf(`${colour}-light`))]);
  expect(ratios.filter(([, ratio]) => !(Number(ratio) >= 4.5))).toEqual([]);
});

it('has no colour whose variables the stylesheet of the theme leaves out', async () => {
  const styles = await themeStyles();
  const colours = 'blue|green|yellow|grape|violet|pink|indigo|lime|teal|cyan|orange';
  const uses = new RegExp(`(?:--mantine-color-|\\b(?:color|c|bg)=")(${colours})\\b`, 'g');
  const used = globSync('{shell,shared-ui,remote-*}/src/**/*.{css,tsx}', { cwd: root }).flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(uses)].map(([, colour]) => colour),
  );
  expect(used).toContain('yellow');
  for (const colour of new Set(used)) expect(styles).toContain(`--mantine-color-${colour}-6:`);
});
