/** The part of the Trusted Types API that the shell uses. TypeScript's DOM types do not contain it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: PolicyRules): { createScriptURL(url: string): string };
}
interface PolicyRules {
  createHTML?(text: string): string | null;
  createScriptURL?(url: string): string | null;
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

const scripts = trustedTypes?.createPolicy('verandah-loader', { createScriptURL: (url) => url });

/** Returns the URL as a `TrustedScriptURL`. Any URL is allowed, because the integrity hash of the script is checked. */
export function scriptAddress(url: string): string {
  return scripts?.createScriptURL(url) ?? url;
}

/** Matches the URLs of scripts that a tag manager loads. */
const tagHosts = /^https:\/\/[a-z0-9-]+\.(?:googletagmanager|google-analytics)\.com\//;
let hasTagManager = false;

/** Matches the path of a worker script in a remote's release. Its name contains a content hash. */
const workerPath = /^\/assets\/remote-[a-z-]+\/[a-z]+(?:[.-][a-z]+)*[.-]worker(?:\.min)?\.[0-9a-f]{10}\.mjs$/;

function isOwnWorker(url: string): boolean {
  const parsed = URL.parse(url, location.href);
  return (
    parsed !== null && parsed.origin === location.origin && workerPath.test(parsed.pathname) && parsed.search === ''
  );
}

/** Allows scripts from the hosts of the tag manager. */
export function allowTagScripts(): void {
  hasTagManager = true;
}

/**
 * Creates the Trusted Types policy for code without a policy of its own. It allows HTML without `<`, because Mantine
 * fills its `<style>` elements in this way and such a text cannot create elements. It allows the script URLs of our
 * workers and, when the tag manager is used, of its hosts. It refuses all other HTML and script URLs.
 */
export function allowStyleText(): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (url) => (isOwnWorker(url) || (hasTagManager && tagHosts.test(url)) ? url : null),
  });
}
