/** The part of the Trusted Types API that the shell uses; the types of the DOM do not contain it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: PolicyRules): { createScriptURL(url: string): string };
}
interface PolicyRules {
  createHTML?(text: string): string | null;
  createScriptURL?(url: string): string | null;
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

const scripts = trustedTypes?.createPolicy('verandah-loader', { createScriptURL: (url) => url });

/** Returns the URL as a `TrustedScriptURL`. Allows every URL, because integrity hashes check each script. */
export function scriptAddress(url: string): string {
  return scripts?.createScriptURL(url) ?? url;
}

/** The hosts of the scripts that a tag manager loads. */
const tagHosts = /^https:\/\/[a-z0-9-]+\.(?:googletagmanager|google-analytics)\.com\//;
let hasTagManager = false;

/** The URL of a worker script of a remote, which has a content hash in its name. */
const workerPath = /^\/assets\/remote-[a-z-]+\/[a-z-]+-worker\.[0-9a-f]{10}\.mjs$/;

function isOwnWorker(url: string): boolean {
  const parsed = URL.parse(url, location.href);
  return (
    parsed !== null && parsed.origin === location.origin && workerPath.test(parsed.pathname) && parsed.search === ''
  );
}

/** Allows scripts from the hosts of the tag manager and of its tags. */
export function allowTagScripts(): void {
  hasTagManager = true;
}

/**
 * Allows assigning text without `<` as HTML, because Mantine fills its `<style>` elements that way. Such text creates
 * no element. Refuses any other HTML.
 */
export function allowStyleText(): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (url) => (isOwnWorker(url) || (hasTagManager && tagHosts.test(url)) ? url : null),
  });
}
