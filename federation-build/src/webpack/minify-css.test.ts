import { expect, it } from '@jest/globals';
import { minifyCss } from './minify-css.ts';

const minified = async (css: string) => (await minifyCss({ 'a.css': css }, undefined, {}, undefined)).code;

it('preserves a calculation in a custom property', async () => {
  expect(await minified('a { --room: var(--own, calc(var(--height) - calc(2px * var(--scale)))); }')).toBe(
    'a{--room:var(--own,calc(var(--height) - calc(2px * var(--scale))))}',
  );
  expect(await minified('a { --room: calc(var(--height) + 2px); }')).toBe('a{--room:calc(var(--height) + 2px)}');
});
