/** The part of Trusted Types we use; the DOM types have none of it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: PolicyRules): { createScriptURL(url: string): string };
}
interface PolicyRules {
  createHTML?(text: string): string | null;
  createScriptURL?(url: string): string | null;
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

const scripts = trustedTypes?.createPolicy('verandah-loader', { createScriptURL: (url) => url });

/** An address as the browser wants it for a script. Every address that passes here gets a hash, so nothing is refused. */
export function scriptAddress(url: string): string {
  return scripts?.createScriptURL(url) ?? url;
}

/** The hosts that a tag manager's tags load scripts from. */
const tagHosts = /^https:\/\/[a-z0-9-]+\.(?:googletagmanager|google-analytics)\.com\//;
let hasTagManager = false;

/** A remote's worker: a file of a release, named by its content. */
const workerPath = /^\/assets\/remote-[a-z-]+\/[a-z-]+-worker\.[0-9a-f]{10}\.mjs$/;

function isOwnWorker(url: string): boolean {
  const parsed = URL.parse(url, location.href);
  return (
    parsed !== null && parsed.origin === location.origin && workerPath.test(parsed.pathname) && parsed.search === ''
  );
}

/** For a site that is configured with a tag manager: its scripts, and those of its tags, are let through by their hosts. */
export function allowTagScripts(): void {
  hasTagManager = true;
}

/**
 * Mantine writes the text of its `<style>` elements as HTML. Text without a `<` can make no element, so that, and no other HTML,
 * is let through.
 */
export function allowStyleText(): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (url) => (isOwnWorker(url) || (hasTagManager && tagHosts.test(url)) ? url : null),
  });
}
