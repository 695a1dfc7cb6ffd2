import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { bankAccounts } from '../bank-accounts/bank-account-table.ts';
import * as schema from '../schema.ts';
import { type TestBackend, testBackend, testEncryptionKeys } from '../testing/index.ts';
import { insertUser } from '../testing/test-user.ts';
import { type MasterKeys, parseMasterKeys } from './master-keys.ts';
import { rotateKeys } from './rotate-keys.ts';
import { unseal } from './seal.ts';
import { requireKeysInUse, rowContext, sealedTables } from './sealed-tables.ts';

const olivia = { id: '68000000-0000-4000-8000-000000000001' };
const next = `next:${Buffer.alloc(32, 9).toString('base64')}`;
const keysOf = (text: string) => parseMasterKeys(text) as MasterKeys;
const [oldKeys, bothKeys, newKeys] = [
  keysOf(testEncryptionKeys),
  keysOf(`${next},${testEncryptionKeys}`),
  keysOf(next),
];
const tables = sealedTables(schema);
/** More rows than one batch. */
const count = 230;

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
  await insertUser(backend.database, olivia);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.database.delete(bankAccounts);
  const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id });
  const own = { ownerId: olivia.id, propertyId };
  for (let row = 0; row < count; row += 1) await backend.insert.bankAccount({ ...own, number: String(1000 + row) });
});

const stored = () => backend.database.select().from(bankAccounts).orderBy(asc(bankAccounts.id));
const keyIds = async () => Map.groupBy(await stored(), ({ keyId }) => keyId);
const rotate = () => rotateKeys(backend.database, tables, bothKeys);

async function numbers(keys: MasterKeys): Promise<string[]> {
  const rows = await stored();
  return rows.map((row) => JSON.parse(unseal(keys, rowContext(bankAccounts, row.id), row)).number).sort();
}

describe('rotating the keys', () => {
  it('encrypts every data key with the newest key, once, and changes no version', async () => {
    const before = await numbers(oldKeys);
    expect(await rotate()).toBe(count);
    expect(await numbers(newKeys)).toEqual(before);
    expect(new Set((await stored()).map(({ version }) => version))).toEqual(new Set([1]));
    const after = await stored();
    expect(await rotate()).toBe(0);
    expect(await stored()).toEqual(after);
  });

  it('stops at a damaged row with the batches before it done, and finishes when it is run again', async () => {
    const last = (await stored()).at(-1);
    if (!last) throw new Error('no rows');
    const damage = (dataKey: Buffer) =>
      backend.database.update(bankAccounts).set({ dataKey }).where(eq(bankAccounts.id, last.id));
    await damage(Buffer.alloc(60));
    await expect(rotate()).rejects.toThrow();
    expect((await keyIds()).get('next')).toHaveLength(200);
    await damage(last.dataKey);
    expect(await rotate()).toBe(count - 200);
    expect([...(await keyIds()).keys()]).toEqual(['next']);
  });

  it('can run twice at the same time', async () => {
    const changed = await Promise.all([rotate(), rotate()]);
    expect(changed[0] + changed[1]).toBe(count);
    expect([...(await keyIds()).keys()]).toEqual(['next']);
  });

  it('is a command that says what it did, and which key is missing', async () => {
    const run = (keys: string) =>
      new Promise<string>((resolve) => {
        const program = fileURLToPath(new URL('rotate-keys-command.ts', import.meta.url));
        const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: backend.url, ENCRYPTION_KEYS: keys };
        execFile(process.execPath, [program], { env }, (failure, out, error) =>
          resolve(`${failure?.code ?? 0} ${out}${error}`.trim()),
        );
      });
    expect(await run(next)).toBe(
      '1 ENCRYPTION_KEYS: expected the key "test" too, which encrypts rows of bank_accounts. Add it.',
    );
    expect([...(await keyIds()).keys()]).toEqual(['test']);
    expect(await run(`${next},${testEncryptionKeys}`)).toBe(
      `0 ${count} rows now use the key "next". No row uses another key.`,
    );
    expect(await run(next)).toBe('0 0 rows now use the key "next". No row uses another key.');
  });
});

it('a start without a key that rows use is refused', async () => {
  await expect(requireKeysInUse(backend.database, tables, newKeys)).rejects.toThrow(/expected the key "test" too/);
  await requireKeysInUse(backend.database, tables, bothKeys);
});
