/** SPEC §9. */
const tagManagerId = /^GTM-[A-Z0-9]+$/;

/** Loads the tag manager for an id that is one; any other loads nothing and gives false. `nonce` is the page's own (CSP). */
export function loadTagManager(document: Document, id: string | null, nonce: string): boolean {
  if (id === null || !tagManagerId.test(id)) return false;
  const script = document.createElement('script');
  script.async = true;
  script.nonce = nonce;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
  return true;
}
