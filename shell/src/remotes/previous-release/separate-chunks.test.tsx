import { afterEach, describe, expect, it } from '@jest/globals';
import type { RemoteRelease } from 'federation';
import { aFile, aRemoteRelease } from 'federation/testing';
import { separateChunks } from './separate-chunks.ts';

const release = (name: string, ...files: string[]): RemoteRelease =>
  aRemoteRelease({ name, files: Object.fromEntries(files.map((file) => [file, aFile])) });

afterEach(() => {
  Reflect.deleteProperty(document, 'currentScript');
});

/** Runs what webpack writes into entries and chunks, as a script with this URL. Returns the array that it gets. */
function run(name: string, file: string, chunk: string): unknown[] {
  const script = Object.assign(document.createElement('script'), { src: `/assets/${name}/${file}?try=1` });
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  const variable = `webpackChunk${name.replace('-', '_')}`;
  const chunks: unknown[] = Reflect.get(globalThis, variable) ?? [];
  Reflect.set(globalThis, variable, chunks);
  chunks.push(chunk);
  return chunks;
}

describe('separateChunks', () => {
  it('keeps chunks of the live release out of the previous one: earlier, late and unknown ones', () => {
    const early = run('remote-a', 'page.2.js', 'early');
    separateChunks(release('remote-a', 'entry.2.js', 'page.2.js'), release('remote-a', 'entry.1.js', 'page.1.js'));
    expect(run('remote-a', 'entry.1.js', 'entry')).toEqual(['entry']);
    run('remote-a', 'page.2.js', 'late');
    run('remote-a', 'other.js', 'unknown');
    expect(run('remote-a', 'page.1.js', 'page')).toEqual(['entry', 'page']);
    expect(early).toEqual(['early']);
  });

  it('gives a file that both have to the release that runs', () => {
    run('remote-b', 'same.js', 'of the live one');
    separateChunks(release('remote-b', 'entry.2.js', 'same.js'), release('remote-b', 'entry.1.js', 'same.js'));
    run('remote-b', 'entry.1.js', 'entry');
    expect(run('remote-b', 'same.js', 'same')).toEqual(['entry', 'same']);
  });

  it('returns to the live release, whose chunks are still there, and starts again with the previous one', () => {
    const live = release('remote-c', 'entry.2.js', 'same.js');
    const previous = release('remote-c', 'entry.1.js', 'same.js');
    run('remote-c', 'entry.2.js', 'live');
    const choose = separateChunks(live, previous);
    run('remote-c', 'entry.1.js', 'previous');
    choose(live);
    expect(run('remote-c', 'same.js', 'same')).toEqual(['live', 'same']);
    separateChunks(live, previous);
    expect(run('remote-c', 'entry.1.js', 'previous again')).toEqual(['previous again']);
    separateChunks(live, previous)(live);
    expect(run('remote-c', 'entry.2.js', 'live again')).toEqual(['live', 'same', 'live again']);
  });
});
