/** The part of Trusted Types we use; the DOM types have none of it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: PolicyRules): { createScriptURL(url: string): string };
}
interface PolicyRules {
  createHTML?(text: string): string | null;
  createScriptURL?(url: string): string;
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

const scripts = trustedTypes?.createPolicy('verandah-loader', { createScriptURL: (url) => url });

/** An address as the browser wants it for a script. Every address that passes here gets a hash, so nothing is refused. */
export function scriptAddress(url: string): string {
  return scripts?.createScriptURL(url) ?? url;
}

/**
 * Mantine writes the text of its `<style>` elements as HTML. Text without a `<` can make no element, so that, and no other HTML,
 * is let through.
 */
export function allowStyleText(): void {
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
}
