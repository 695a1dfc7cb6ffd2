import { describe, expect, it } from '@jest/globals';
import { preAuthEncoding, verifyBuild, verifyRelease } from './index.ts';
import { createKeyPair, readSigners, readTrustedKeys, signBuild, signRelease } from './sign.ts';

const pair = createKeyPair();
const signers = readSigners(pair.privatePem);
const keys = readTrustedKeys(pair.publicPem).map(({ publicKey }) => publicKey);
const other = createKeyPair();
const otherKeys = readTrustedKeys(other.publicPem).map(({ publicKey }) => publicKey);

const bytes = Buffer.from('{"id":"b1","audit":{"by":"Mia Chen"},"remotes":{}}');
const served = Buffer.from('{"id":"b1","remotes":{}}');
const facts = { id: 'b1', sequence: 7, kind: 'promote' };
const envelope = signBuild(bytes, facts, signers);
const stored = { id: 'b1', form: 'stored' } as const;

it('encodes what is signed as the DSSE specification does', () => {
  const encoded = preAuthEncoding('http://example.com/HelloWorld', Buffer.from('hello world'));
  expect(Buffer.from(encoded).toString()).toBe('DSSEv1 29 http://example.com/HelloWorld 11 hello world');
});

it('a key id is the SHA-256 of the public key, the same for the private and the public file', () => {
  expect(signers[0]?.keyid).toMatch(/^[0-9a-f]{64}$/);
  expect(readTrustedKeys(pair.publicPem)[0]).toEqual({ keyid: signers[0]?.keyid, publicKey: keys[0] });
  expect(signers[0]?.publicPem).toBe(pair.publicPem);
});

describe('a signed build', () => {
  it('is verified as it is stored and as browsers receive it', async () => {
    expect(await verifyBuild({ bytes, envelope }, stored, keys)).toEqual({ facts });
    expect(await verifyBuild({ bytes: served, envelope }, { id: 'b1', form: 'served' }, keys)).toEqual({ facts });
  });

  const forged = {
    ...envelope,
    signatures: [{ keyid: signers[0]?.keyid, sig: Buffer.alloc(64, 1).toString('base64') }],
  };
  const newer = Buffer.from(envelope.payload, 'base64').toString().replace('"sequence":7', '"sequence":8');
  const changedPayload = { ...envelope, payload: Buffer.from(newer).toString('base64') };
  it.each([
    ['has no envelope', { bytes, envelope: undefined }, keys, 'it has no signature'],
    ['has something else as its envelope', { bytes, envelope: { payload: 1 } }, keys, 'none of the trusted keys'],
    ['has a forged signature', { bytes, envelope: forged }, keys, 'none of the trusted keys'],
    ['has another sequence than was signed', { bytes, envelope: changedPayload }, keys, 'none of the trusted keys'],
    ['has another payload type', { bytes, envelope: { ...envelope, payloadType: 'x' } }, keys, 'none of the trusted'],
    ['was signed by another key', { bytes, envelope }, otherKeys, 'none of the trusted keys'],
    ['is read without keys', { bytes, envelope }, [], 'there are no trusted keys'],
    ['has other bytes', { bytes: served, envelope }, keys, 'not the file that was signed'],
    ['has the signature of a release', { bytes, envelope: aRelease() }, keys, 'a file of another kind'],
  ])('is refused when it %s', async (_why, file, trusted, problem) => {
    expect(await verifyBuild(file, stored, trusted)).toMatchObject({ problem: expect.stringContaining(problem) });
  });

  it('is refused under the name of another build', async () => {
    const problem = 'its signature is that of build b1';
    expect(await verifyBuild({ bytes, envelope }, { ...stored, id: 'b2' }, keys)).toEqual({ problem });
  });

  it('is accepted by readers that trust only one of its keys', async () => {
    const both = signBuild(bytes, facts, [...signers, ...readSigners(other.privatePem)]);
    for (const trusted of [keys, otherKeys]) {
      expect(await verifyBuild({ bytes, envelope: both }, stored, trusted)).toEqual({ facts });
    }
  });
});

it('a release is refused under another name or version, and with other bytes', async () => {
  const file = { bytes, envelope: aRelease() };
  const name = { name: 'remote-a', version: '1.0.0' };
  expect(await verifyRelease(file, name, keys)).toEqual({ facts: name });
  for (const wrong of [
    { ...name, version: '1.0.1' },
    { ...name, name: 'remote-b' },
  ]) {
    expect(await verifyRelease(file, wrong, keys)).toEqual({ problem: 'its signature is that of remote-a@1.0.0' });
  }
  const changed = { problem: 'it is not the file that was signed' };
  expect(await verifyRelease({ ...file, bytes: served }, name, keys)).toEqual(changed);
});

it.each([
  ['nothing', '', 'found none'],
  ['a public key', pair.publicPem, 'found none'],
])('refuses to sign with %s', (_what, pem, message) => {
  expect(() => readSigners(pem)).toThrow(message);
});

function aRelease() {
  return signRelease(bytes, { name: 'remote-a', version: '1.0.0' }, signers);
}
