import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { allowFiles, guardAsset, setHashSource } from './asset-guard.ts';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const release = (files: Record<string, string>) => ({
  name: 'remote-a',
  files: Object.fromEntries(Object.entries(files).map(([file, integrity]) => [file, { bytes: 1, integrity }])),
});

function script(src: string): HTMLScriptElement {
  return Object.assign(document.createElement('script'), { src });
}

/** Lets all pending promises settle. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the guard of a production build', () => {
  const mode = process.env.NODE_ENV;
  beforeEach(() => {
    process.env.NODE_ENV = 'production';
  });
  afterEach(() => {
    process.env.NODE_ENV = mode;
  });

  it('sets the hash of a known file and keeps its URL', () => {
    allowFiles(release({ 'known.js': hash('k') }));
    const element = script('/assets/remote-a/known.js');
    guardAsset(element, '/assets/remote-a/known.js');
    expect(element.integrity).toBe(hash('k'));
    expect(element.crossOrigin).toBe('anonymous');
    expect(element.getAttribute('src')).toBe('/assets/remote-a/known.js');
  });

  it('delays a script and a stylesheet until their hashes are known', async () => {
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    setHashSource(() => coming.then(() => allowFiles(release({ 'late.js': hash('l') }))));
    const element = script('/assets/remote-a/late.js');
    guardAsset(element, '/assets/remote-a/late.js');
    await settled();
    expect(element.hasAttribute('src')).toBe(false);
    come();
    await settled();
    expect([element.integrity, element.getAttribute('src')]).toEqual([hash('l'), '/assets/remote-a/late.js']);

    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: '/assets/remote-a/later.css',
    });
    setHashSource(async () => allowFiles(release({ 'later.css': hash('d') })));
    guardAsset(link, '/assets/remote-a/later.css');
    expect(link.hasAttribute('href')).toBe(false);
    await settled();
    expect([link.integrity, link.getAttribute('href')]).toEqual([hash('d'), '/assets/remote-a/later.css']);
  });

  it('uses the hash of a file that the head preloads', () => {
    document.head.innerHTML = `<link rel="preload" as="style" href="/assets/remote-a/early.css" integrity="${hash('e')}">`;
    const element = Object.assign(document.createElement('link'), { href: '/assets/remote-a/early.css' });
    guardAsset(element, '/assets/remote-a/early.css');
    expect([element.integrity, element.getAttribute('href')]).toEqual([hash('e'), '/assets/remote-a/early.css']);
  });

  it('(b.15) sets an unmatchable hash for a file that no release contains', async () => {
    setHashSource(async () => false);
    const element = script('/assets/remote-a/unknown.js');
    guardAsset(element, '/assets/remote-a/unknown.js');
    await settled();
    expect([element.integrity, element.getAttribute('src')]).toEqual([hash('A'), '/assets/remote-a/unknown.js']);
  });

  it('(b.22) sets an unmatchable hash for a file of another origin, whose path is that of a known file', async () => {
    setHashSource(async () => true);
    const url = 'https://elsewhere.example/assets/remote-a/known.js';
    allowFiles(release({ 'known.js': hash('k') }));
    const element = script(url);
    guardAsset(element, url);
    await settled();
    expect(element.integrity).toBe(hash('A'));
  });
});
