import { expect, it } from '@jest/globals';
import { schemeVariables } from './dark-scheme.ts';
import { theme } from './theme.ts';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const onWhite = (hex: string | undefined) => contrast(hex ?? '#ffffff', '#ffffff');
function contrast(text: string, surface: string): number {
  const [light = 0, dark = 0] = [luminance(text), luminance(surface)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it('keeps accent, dimmed text, placeholders and errors readable on white (WCAG AA)', () => {
  expect(onWhite(theme.colors?.eucalypt?.[7])).toBeGreaterThan(4.5);
  expect(onWhite(theme.colors?.gray?.[6])).toBeGreaterThan(4.5);
  expect(onWhite(theme.colors?.gray?.[5])).toBeGreaterThan(4.5);
  expect(onWhite(theme.colors?.red?.[6])).toBeGreaterThan(4.5);
});

it.each([
  ['eucalypt-7', 'gray-1'],
  ['eucalypt-7', 'eucalypt-0'],
  ['eucalypt-8', 'eucalypt-1'],
  ['gray-5', 'gray-0'],
  ['gray-6', 'gray-1'],
  ['gray-7', 'gray-1'],
  ['red-6', 'gray-1'],
  ['error', 'gray-1'],
  ['anchor', 'gray-1'],
  ['eucalypt-light-color', 'eucalypt-light'],
  ['red-light-color', 'red-light'],
  ['yellow-light-color', 'yellow-light'],
  ['gray-light-color', 'gray-light'],
])('keeps %s readable on %s in the dark, and on the page (WCAG AA)', (text, surface) => {
  const { dark } = schemeVariables({} as never);
  const hexOf = (name: string) => dark[`--mantine-color-${name}`] ?? '';
  expect(contrast(hexOf(text), hexOf(surface))).toBeGreaterThan(4.5);
  expect(contrast(hexOf(text), theme.colors?.dark?.[7] ?? '')).toBeGreaterThan(4.5);
});

it('has white text with enough contrast on filled surfaces in the dark scheme (WCAG AA)', () => {
  const { dark } = schemeVariables({} as never);
  for (const name of ['eucalypt-filled', 'eucalypt-filled-hover', 'red-filled', 'gray-filled'])
    expect(onWhite(dark[`--mantine-color-${name}`])).toBeGreaterThan(4.5);
});
