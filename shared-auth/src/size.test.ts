import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { transformSync } from '@swc/core';

const limitBytes = 6_000;

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** Minifies each file separately, which gives a little more than a bundler. */
function minified(source: string): string {
  const { code } = transformSync(source, {
    jsc: { target: 'es2024', parser: { syntax: 'typescript' }, minify: { compress: { toplevel: true }, mangle: true } },
    minify: true,
    module: { type: 'es6' },
  });
  return code;
}

describe('the whole package, both entry points', () => {
  it(`has at most ${limitBytes} bytes after brotli`, () => {
    const all = sources(import.meta.dirname)
      .map(minified)
      .join('\n');
    expect(all).toContain('No tokens available');
    expect(brotliCompressSync(all).length).toBeLessThanOrEqual(limitBytes);
  });
});
