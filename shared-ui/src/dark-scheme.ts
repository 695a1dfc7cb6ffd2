import type { CSSVariablesResolver } from '@mantine/core';

/**
 * The dark palette. A shade has the same purpose as in the light scheme, so that styles written for light also work in
 * dark: 0 and 1 are surfaces, 2 to 4 borders, 5 placeholders, 6 dimmed text, 7 and 8 text.
 */
const shades = {
  gray: ['#1c221e', '#252c28', '#313a35', '#3f4944', '#58635c', '#919c94', '#a7b1aa', '#c3cbc5', '#dce2dd', '#eff2ee'],
  eucalypt: [
    '#18281f',
    '#1e3528',
    '#254735',
    '#2e5d45',
    '#397556',
    '#4f9471',
    '#6bac89',
    '#8cc4a5',
    '#a9d4bc',
    '#d0e8da',
  ],
  red: ['#321917', '#43201d', '#5f2a25', '#82352f', '#a0453e', '#d0665d', '#ee9a92', '#f2ada7', '#f6c4bf', '#fae1df'],
};

/**
 * Colours of filled, tinted (`light`) and outlined components and of coloured text. Filled backgrounds are as dark as
 * in the light scheme, so that white text on them is readable. Text and outlines are light.
 */
const parts = {
  'eucalypt-filled': '#2b6f4e',
  'eucalypt-filled-hover': '#256043',
  'eucalypt-light': '#1e3528',
  'eucalypt-light-hover': '#254735',
  'eucalypt-light-color': '#a9d4bc',
  'eucalypt-outline': '#8cc4a5',
  'eucalypt-text': '#8cc4a5',
  'red-filled': '#b93a31',
  'red-filled-hover': '#a02f27',
  'red-light': '#3a1c19',
  'red-light-hover': '#43201d',
  'red-light-color': '#f6c4bf',
  'red-outline': '#ee9a92',
  'red-text': '#ee9a92',
  'yellow-light': '#2c2719',
  'yellow-light-hover': '#383120',
  'yellow-light-color': '#e6d5a8',
  'yellow-outline': '#c9b075',
  'yellow-text': '#d8c391',
  'gray-filled': '#434c46',
  'gray-filled-hover': '#59645d',
  'gray-light': '#252c28',
  'gray-light-hover': '#313a35',
  'gray-light-color': '#dce2dd',
  'gray-outline': '#a7b1aa',
  'gray-text': '#c3cbc5',
  anchor: '#8cc4a5',
  error: '#ee9a92',
};

const named = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--mantine-color-${name}`, value]));

/** Mantine's own text on the yellow tint has a contrast of 2.7:1 in the light scheme, the one here 6.9:1. */
const lightParts = { 'yellow-light-color': '#6b4e00' };

/** The CSS variables that the schemes override. Pass it to MantineProvider together with the theme. */
export const schemeVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: named(lightParts),
  dark: {
    ...named(
      Object.fromEntries(
        Object.entries(shades).flatMap(([name, values]) => values.map((value, shade) => [`${name}-${shade}`, value])),
      ),
    ),
    ...named(parts),
  },
});
