import { expect, it } from '@jest/globals';

type Rules = { createHTML?: (text: string) => string | null; createScriptURL?: (url: string) => string | null };

it('allows style text, workers of releases, and the hosts of a configured tag manager', async () => {
  const policies = new Map<string, Rules>();
  Object.assign(globalThis, {
    location: new URL('https://verandah.example/search'),
    trustedTypes: { createPolicy: (name: string, rules: Rules) => policies.set(name, rules) },
  });
  const { allowStyleText, allowTagScripts } = await import('./trusted-types.ts');
  allowStyleText();
  const { createHTML, createScriptURL } = policies.get('default') ?? {};
  expect([createHTML?.('a{color:red}'), createHTML?.('<img onerror=x>')]).toEqual(['a{color:red}', null]);
  const tagManager = 'https://www.googletagmanager.com/gtm.js?id=GTM-A1';
  expect(createScriptURL?.(tagManager)).toBeNull();
  allowTagScripts();
  expect(createScriptURL?.(tagManager)).toBe(tagManager);
  const worker = '/assets/remote-listings/maplibre-gl-worker.0a1b2c3d4e.mjs';
  expect(createScriptURL?.(worker)).toBe(worker);
  expect(createScriptURL?.(`https://verandah.example${worker}`)).toBe(`https://verandah.example${worker}`);
  const pdfWorker = '/assets/remote-property-dashboard/pdf.worker.min.0a1b2c3d4e.mjs';
  expect(createScriptURL?.(pdfWorker)).toBe(pdfWorker);
  for (const other of [
    `https://evil.test${worker}`,
    `${worker}?x=1`,
    '/assets/remote-listings/../../api/pictures/maplibre-gl-worker.0a1b2c3d4e.mjs',
    '/api/documents/a-worker.0a1b2c3d4e.mjs',
    '/assets/remote-listings/pdf..worker.0a1b2c3d4e.mjs',
    'https://evil.test/x.js',
    'https://www.googletagmanager.com.evil.test/',
    '//www.googletagmanager.com/',
    'data:,',
  ])
    expect(createScriptURL?.(other)).toBeNull();
});
