import { describe, expect, it } from '@jest/globals';
import { chunkRecovery, isChunkError } from './chunk-error.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('a chunk error (b.63)', () => {
  it.each([
    ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://x.test/a.js')],
    ['Firefox', new TypeError('error loading dynamically imported module: https://x.test/a.js')],
    ['Safari', new TypeError('Importing a module script failed.')],
    ['webpack', named('ChunkLoadError', 'Loading chunk 12 failed.\n(missing: https://x.test/12.js)')],
    ['webpack of a stylesheet', new Error('Loading CSS chunk profile-page failed.\n(/a.css)')],
    ['the federation runtime', new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008')],
    ['a log line', 'ChunkLoadError: Loading chunk 3 failed.'],
  ])('is recognised in the message of %s', (_who, error) => {
    expect(isChunkError(error)).toBe(true);
  });

  it.each([
    new TypeError('Failed to fetch'),
    new TypeError('Load failed'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new Error('[ Federation Runtime ]: Please call createInstance first. #RUNTIME-009'),
    new Error('broken'),
    null,
  ])('is not any other message: %s', (error) => {
    expect(isChunkError(error)).toBe(false);
  });
});

describe('the recovery from a chunk error', () => {
  const outcomeOf = async (facts: { live?: boolean; busy?: boolean; guarded?: boolean }) => {
    const done: string[] = [];
    await chunkRecovery({
      checkNow: async () => facts.live ?? true,
      flushDrafts: () => void done.push('drafts'),
      isBusy: () => facts.busy ?? false,
      mayReload: () => !facts.guarded,
      reload: () => void done.push('reload'),
    })();
    return done;
  };

  it.each([
    ['a reload after a deploy, drafts first', {}, ['drafts', 'reload']],
    ['nothing while the same build is live, or without a response', { live: false }, []],
    ['no reload over unsaved work', { busy: true }, ['drafts']],
    ['no second reload within ten seconds', { guarded: true }, ['drafts']],
  ])('is %s', async (_name, facts, done) => {
    expect(await outcomeOf(facts)).toEqual(done);
  });
});
