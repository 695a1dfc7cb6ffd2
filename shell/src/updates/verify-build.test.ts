import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createKeyPair, readSigners, readTrustedKeys, signBuild } from 'federation/sign';
import { logger } from 'shared-platform';
import { verifyNextBuild } from './verify-build.ts';

const pair = createKeyPair();
const signers = readSigners(pair.privatePem);
const trust = { keys: readTrustedKeys(pair.publicPem).map(({ publicKey }) => publicKey), sequence: 10 };

let number = 0;
let id = '';
let responses: Record<string, () => Response | Promise<Response>> = {};
let logged: jest.SpiedFunction<typeof logger.error>;
beforeEach(() => {
  number += 1;
  id = `b${number}`;
  logged = jest.spyOn(logger, 'error').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const respond = responses[String(url)];
    return respond ? respond() : new Response('', { status: 404 });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const table = () => Buffer.from(JSON.stringify({ id, remotes: {} }));
const sign = ({ sequence = 11, file = table(), by = signers } = {}) =>
  signBuild(file, { id, sequence, kind: 'promote' }, by);
const serve = (file: Buffer, envelope: () => Response | Promise<Response>) => {
  responses = {
    [`/builds/meta/${id}.json`]: () => new Response(new Uint8Array(file)),
    [`/builds/meta/${id}.dsse.json`]: envelope,
  };
};

describe('the next build', () => {
  it('is trusted when one of the keys of the document has signed it and it is newer', async () => {
    serve(table(), () => Response.json(sign()));
    expect(await verifyNextBuild(id, trust)).toBe(true);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each<[string, () => void, string]>([
    ['has no signature', () => serve(table(), () => new Response('', { status: 404 })), 'it has no signature'],
    [
      'has HTML as its signature',
      () => serve(table(), () => new Response('<html>')),
      'none of the trusted keys has signed it',
    ],
    [
      'was signed by another key',
      () => serve(table(), () => Response.json(sign({ by: readSigners(createKeyPair().privatePem) }))),
      'none of the trusted keys has signed it',
    ],
    [
      'was changed after it was signed',
      () => serve(Buffer.from('{"id":"forged"}'), () => Response.json(sign())),
      'it is not the file that was signed',
    ],
    [
      'is not newer than the document',
      () => serve(table(), () => Response.json(sign({ sequence: 10 }))),
      'its sequence is 10, not above 10',
    ],
  ])('is ignored and logged once when it %s', async (_why, attack, problem) => {
    attack();
    expect([await verifyNextBuild(id, trust), await verifyNextBuild(id, trust)]).toEqual([false, false]);
    expect(logged.mock.calls).toEqual([['build ignored', { source: 'update', build: id, problem }]]);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['the connection is broken', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server fails', () => new Response('', { status: 503 })],
  ])('waits for the next poll while %s, which is no finding', async (_why, respond) => {
    serve(table(), respond);
    expect(await verifyNextBuild(id, trust)).toBe(false);
    expect(logged).not.toHaveBeenCalled();
  });

  it('is left to the gateway by a browser without Ed25519, and in a preview', async () => {
    expect(await verifyNextBuild('preview-0123456789-b1', trust)).toBe(true);
    jest
      .spyOn(crypto.subtle, 'importKey')
      .mockRejectedValue(new DOMException('Unrecognized name.', 'NotSupportedError'));
    expect(await verifyNextBuild(id, trust)).toBe(true);
    expect(logged).not.toHaveBeenCalled();
  });
});
