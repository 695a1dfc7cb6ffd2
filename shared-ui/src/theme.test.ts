import { expect, it } from '@jest/globals';
import { theme } from './theme.ts';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const onWhite = (hex: string | undefined) => 1.05 / (luminance(hex ?? '#ffffff') + 0.05);

it('keeps accent, dimmed text, placeholders and errors readable on white (WCAG AA)', () => {
  expect(onWhite(theme.colors?.eucalypt?.[7])).toBeGreaterThan(4.5);
  expect(onWhite(theme.colors?.gray?.[6])).toBeGreaterThan(4.5);
  expect(onWhite(theme.colors?.gray?.[5])).toBeGreaterThan(4.5);
  expect(onWhite(theme.colors?.red?.[6])).toBeGreaterThan(4.5);
});
