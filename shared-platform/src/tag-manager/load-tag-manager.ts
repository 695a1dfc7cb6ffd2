/** SPEC §9. */
const tagManagerId = /^GTM-[A-Z0-9]+$/;

/**
 * Loads the tag manager for an id that is one; any other loads nothing and gives false. A script that a trusted one inserts
 * needs no nonce of its own ('strict-dynamic'), but Trusted Types that let its address through.
 */
export function loadTagManager(document: Document, id: string | null): boolean {
  if (id === null || !tagManagerId.test(id)) return false;
  const layer: unknown[] = Reflect.get(globalThis, 'dataLayer') ?? [];
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  Reflect.set(globalThis, 'dataLayer', layer);
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
  return true;
}
