import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { listBudgets, promote, rollBack } from '../index.ts';
import { keys } from '../store-keys.ts';
import { checkout } from '../testing/releases.ts';
import { type TestSite, testSite, versions } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

async function brotliBytes(version: string, ...files: string[]): Promise<number> {
  const stored = await Promise.all(
    files.map((file) => site.storage.read(keys.releaseFile('remote-checkout', version, `${file}.br`))),
  );
  return stored.reduce((sum, one) => sum + (one?.bytes.length ?? Number.NaN), 0);
}

describe('a promotion', () => {
  it('rejects a release that exceeds its own budgets, and accepts it within them', async () => {
    await site.publishAs({ ...checkout('2'), budgets: { bytes: 10, requests: 1 } });
    const bytes = await brotliBytes('1.0.1', 'entry.2.js', 'orders.2.js');
    expect(bytes).toBeGreaterThan(50);
    expect(await promote(site.storage, ['remote-checkout@1.0.1'])).toEqual({
      refused: [
        `remote-checkout@1.0.1: page "orders" loads ${bytes} bytes (brotli) before its first render, its budget is 10`,
        'remote-checkout@1.0.1: page "orders" makes 2 requests before its first render, its budget is 1',
      ],
    });
    await site.publishAs({ ...checkout('2'), budgets: { bytes, requests: 2 } });
    await site.promote('remote-checkout@1.0.2');
    expect(await listBudgets(site.storage, 'remote-checkout@1.0.2')).toContainEqual(
      expect.stringMatching(new RegExp(`orders +${bytes} +${bytes} +2 +2`)),
    );
  });

  it('rejects budgets that it cannot read', async () => {
    await site.publishAs({ ...checkout('2'), budgets: { bytes: 10, requests: 1 } });
    const key = keys.release('remote-checkout', '1.0.1');
    const stored = await site.storage.read(key);
    const damaged = String(stored?.bytes).replace('"bytes": 10,', '"bytes": "ten",');
    await site.storage.swap(key, stored?.tag ?? '', Buffer.from(damaged));
    expect(await promote(site.storage, ['remote-checkout@1.0.1'])).toEqual({
      refused: [expect.stringMatching(/release\.json that cannot be used: .*budgets\.bytes/s)],
    });
  });
});

it('a roll-back is possible to a release whose budgets are exceeded', async () => {
  await site.publishAs({ ...checkout('2'), budgets: { bytes: 10_000, requests: 2 } });
  await site.promote('remote-checkout');
  await site.publishAs(checkout('3'));
  await site.promote('remote-checkout');
  const key = keys.release('remote-checkout', '1.0.1');
  const stored = await site.storage.read(key);
  const tightened = String(stored?.bytes).replace('"bytes": 10000,', '"bytes": 10,');
  expect(tightened).not.toEqual(String(stored?.bytes));
  await site.storage.swap(key, stored?.tag ?? '', Buffer.from(tightened));
  await site.signChanged(keys.releaseEnvelope('remote-checkout', '1.0.1'));
  expect(await rollBack(site.storage, 'remote-checkout')).toHaveProperty('live');
  expect(versions(await site.live())['remote-checkout']).toBe('1.0.1');
});

it('a changed owner makes a new version, because it is part of the release', async () => {
  await site.publishAs({ ...checkout('1'), owner: { team: 'Checkout', support: 'checkout@verandah.example' } });
  await site.promote('remote-checkout@1.0.1');
});
