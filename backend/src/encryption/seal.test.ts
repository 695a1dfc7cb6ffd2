import { describe, expect, it } from '@jest/globals';
import { type MasterKeys, parseMasterKeys } from './master-keys.ts';
import { rewrap, seal, unseal } from './seal.ts';

const keyOf = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
const keysOf = (...entries: string[]) => parseMasterKeys(entries.join(',')) as MasterKeys;
const [old, next] = [keyOf('old', 1), keyOf('next', 2)];
const here = 'bank_accounts/1';

describe('sealing a text', () => {
  it('gives another ciphertext each time, which contains nothing of the text', () => {
    const [one, two] = [seal(keysOf(old), here, '00123456'), seal(keysOf(old), here, '00123456')];
    expect(one.sealed.equals(two.sealed)).toBe(false);
    expect(one.dataKey.equals(two.dataKey)).toBe(false);
    expect(one.sealed.toString('latin1')).not.toContain('0012');
    expect(unseal(keysOf(old), here, one)).toBe('00123456');
  });

  it('binds the ciphertext to its row and detects a change of any byte', () => {
    const row = seal(keysOf(old), here, '00123456');
    expect(() => unseal(keysOf(old), 'bank_accounts/2', row)).toThrow();
    for (const field of ['sealed', 'dataKey'] as const) {
      for (let at = 0; at < row[field].length; at += 1) {
        const changed = Buffer.from(row[field]);
        changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
        expect(() => unseal(keysOf(old), here, { ...row, [field]: changed })).toThrow();
      }
    }
  });

  it('names the master key that is missing', () => {
    const row = seal(keysOf(old), here, '00123456');
    expect(() => unseal(keysOf(next), here, row)).toThrow('expected the key "old", which encrypts bank_accounts/1');
  });

  it('is wrapped again with the newest key, without a change of the text’s ciphertext', () => {
    const row = seal(keysOf(old), here, '00123456');
    const rotated = { ...row, ...rewrap(keysOf(next, old), here, row) };
    expect([rotated.keyId, rotated.sealed]).toEqual(['next', row.sealed]);
    expect(unseal(keysOf(next), here, rotated)).toBe('00123456');
  });
});

it('rejects keys of another length, without an id and with the same id twice', () => {
  const wrong = ['', 'old', `old:${Buffer.alloc(16).toString('base64')}`, `:${old}`, `${old},`, `${old},${old}`];
  for (const text of wrong) expect(parseMasterKeys(text)).toBeNull();
  expect([...keysOf(next, ` ${old}`).byId.keys()]).toEqual(['next', 'old']);
});
