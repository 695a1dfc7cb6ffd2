/** The pattern of a tag manager id (SPEC §9). */
const tagManagerId = /^GTM-[A-Z0-9]+$/;

/**
 * Loads the tag manager. Does nothing and returns false when the id does not match the pattern. The inserted script
 * needs no nonce, because a trusted script inserts it ('strict-dynamic'). Its URL still needs a Trusted Types policy.
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
