import { signOut } from './signed-in.ts';
import { expect, openAs, test } from './verandah.ts';

/** Runs in the page: writes a secret to every place that a careless script might use. */
async function plantEverywhere(secret: string): Promise<void> {
  localStorage.setItem('planted', secret);
  sessionStorage.setItem('planted', JSON.stringify({ secret }));
  // biome-ignore lint/suspicious/noDocumentCookie: what a careless script would write.
  document.cookie = `planted=${secret}`;
  console.log(`signed in with ${secret}`);
  const address = location.href;
  history.replaceState(null, '', `?token=${secret}`);
  await fetch('/planted-referer');
  history.replaceState(null, '', address);
  await fetch(`/planted-address?token=${secret}`);
  await new Promise<void>((planted) => {
    const opening = indexedDB.open('planted', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('planted', { keyPath: 'secret' }).add({ secret });
    opening.onsuccess = () => {
      opening.result.close();
      planted();
    };
  });
}

const places = [
  'address /planted-address',
  'console',
  'document of /properties',
  'local storage or IndexedDB',
  'readable cookie planted',
  'referer of /planted-referer',
];

test.describe('the scan for session secrets, which runs in every journey (a.8)', () => {
  test('finds each kind of secret in each place', async ({ page, site, secretWatch }) => {
    await openAs(page, site, 'agent@example.com', '/properties');
    await expect(page.getByRole('button', { name: /account/i })).toBeVisible();
    await secretWatch.look();
    expect(secretWatch.leaks()).toEqual([]);
    expect(site.logged.length, 'the backend logs what it does').toBeGreaterThan(0);

    for (const kind of ['access token', 'handle', 'cookie verandah']) {
      const secret = [...secretWatch.secrets].findLast(([, name]) => name === kind)?.[0] ?? '';
      expect(secret, kind).not.toBe('');
      await page.evaluate(plantEverywhere, secret);
      await secretWatch.look();
      const found = secretWatch.leaks();
      for (const where of places) expect.soft(found).toContain(`${kind} in ${where}`);
      secretWatch.forget();
      await page.evaluate(() => localStorage.clear());
      await secretWatch.look();
      expect.soft(secretWatch.leaks(), 'IndexedDB alone').toContain(`${kind} in local storage or IndexedDB`);
      secretWatch.see('the log', `refreshed ${secret}`);
      expect(secretWatch.leaks()).toContain(`${kind} in the log`);
      await page.evaluate(() => {
        sessionStorage.clear();
        indexedDB.deleteDatabase('planted');
        // biome-ignore lint/suspicious/noDocumentCookie: what a careless script would write.
        document.cookie = 'planted=; max-age=0';
      });
      secretWatch.forget();
    }
  });

  test('knows the cookie of a session that has ended before the test', async ({ page, site, secretWatch }) => {
    const before = new Set(secretWatch.secrets.keys());
    await openAs(page, site, 'agent@example.com', '/properties');
    await signOut(page);
    await secretWatch.look();
    const names = [...secretWatch.secrets].filter(([value]) => !before.has(value)).map(([, name]) => name);
    expect(names).toContain('cookie verandah');
  });
});
