import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { popoverDistance, tooltipShowDelay } from './hover/hover-rules.ts';

/** The accent colour. Shade 7 has a contrast of 5.8:1 on white, so it passes AA as text and as background. */
const eucalypt: MantineColorsTuple = [
  '#f1f7f3',
  '#e0ede5',
  '#bfdaca',
  '#98c4ab',
  '#70ac8b',
  '#509773',
  '#3b8560',
  '#2b6f4e',
  '#1f573c',
  '#133d2a',
];

/**
 * Warm greys. Mantine uses shade 6 for dimmed text and 5 for placeholders. Its own greys have too little contrast on
 * white (WCAG AA).
 */
const gray: MantineColorsTuple = [
  '#f7f8f6',
  '#eff2ee',
  '#e4e8e3',
  '#d4dad4',
  '#b6bfb8',
  '#6c776f',
  '#59645d',
  '#434c46',
  '#2d3530',
  '#1a211d',
];

/**
 * Reds. Mantine uses shade 6 for errors. Mantine's own shade 6 has a contrast of 3.3:1 on white, the shade here 5.6:1.
 */
const red: MantineColorsTuple = [
  '#fdf2f1',
  '#fae1df',
  '#f2bfbb',
  '#e99b95',
  '#df7970',
  '#d3594f',
  '#b93a31',
  '#a02f27',
  '#82251f',
  '#5f1a15',
];

/**
 * Greys of the dark scheme. Mantine uses 0 for text, 2 dimmed text, 3 placeholders, 4 borders, 6 fields, 7 the page.
 */
const dark: MantineColorsTuple = [
  '#dfe4e0',
  '#c3cbc5',
  '#a7b1aa',
  '#919c94',
  '#3f4944',
  '#2a322d',
  '#1f2622',
  '#161b18',
  '#101412',
  '#0b0e0c',
];

/** The shell's stylesheet defines the first two. Without the shell, a remote has the font of the system. */
const fontFamily =
  "'Figtree Variable', 'Figtree Fallback', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** The Mantine theme of the site, used by the shell and the standalone runner. */
export const theme = createTheme({
  primaryColor: 'eucalypt',
  primaryShade: { light: 7, dark: 6 },
  colors: { eucalypt, gray, red, dark },
  black: '#1a211d',
  fontFamily,
  defaultRadius: 'md',
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.625rem', lg: '1rem', xl: '1.5rem' },
  spacing: { xs: '0.625rem', sm: '0.875rem', md: '1.25rem', lg: '1.75rem', xl: '2.75rem' },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.3125rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.6', xl: '1.6' },
  headings: {
    fontFamily,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.625rem, 1.3rem + 1.2vw, 2.125rem)', lineHeight: '1.2' },
      h2: { fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
      h4: { fontSize: '1rem', lineHeight: '1.45' },
    },
  },
  // Tooltips open after 200 ms. Tooltips, popovers and menus have a distance of 5 px from their control (SPEC §9).
  components: {
    Badge: { defaultProps: { tt: 'none' } },
    Tooltip: { defaultProps: { openDelay: tooltipShowDelay, offset: popoverDistance } },
    HoverCard: { defaultProps: { openDelay: tooltipShowDelay, offset: popoverDistance } },
    Popover: { defaultProps: { offset: popoverDistance } },
    Menu: { defaultProps: { offset: popoverDistance } },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
});
