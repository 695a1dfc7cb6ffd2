/** The part of Trusted Types that we use; the DOM types lack it. */
interface TrustedTypes {
  createPolicy(name: string, rules: PolicyRules): { createScriptURL(url: string): string };
}
interface PolicyRules {
  createHTML?(text: string): string | null;
  createScriptURL?(url: string): string | null;
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

const scripts = trustedTypes?.createPolicy('verandah-loader', { createScriptURL: (url) => url });

/** A script URL of the type that the browser requires. Allows every URL, because integrity hashes check each script. */
export function scriptAddress(url: string): string {
  return scripts?.createScriptURL(url) ?? url;
}

/** The hosts of the scripts that a tag manager loads. */
const tagHosts = /^https:\/\/[a-z0-9-]+\.(?:googletagmanager|google-analytics)\.com\//;
let hasTagManager = false;

/** The worker of a remote: a file of a release with a content hash. */
const workerPath = /^\/assets\/remote-[a-z-]+\/[a-z-]+-worker\.[0-9a-f]{10}\.mjs$/;

function isOwnWorker(url: string): boolean {
  const parsed = URL.parse(url, location.href);
  return (
    parsed !== null && parsed.origin === location.origin && workerPath.test(parsed.pathname) && parsed.search === ''
  );
}

/** Allows the scripts of the tag manager and of its tags, by host. */
export function allowTagScripts(): void {
  hasTagManager = true;
}

/**
 * Allows HTML without `<`, which creates no element: Mantine sets the text of its `<style>` elements as HTML. Refuses
 * other HTML.
 */
export function allowStyleText(): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (url) => (isOwnWorker(url) || (hasTagManager && tagHosts.test(url)) ? url : null),
  });
}
