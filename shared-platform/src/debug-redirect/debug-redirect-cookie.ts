/** SPEC §9. */
export const debugRedirectSeconds = 30;

/** The cookie that marks a debug redirect, for `document.cookie`. */
export const debugRedirectCookie = (value: string): string =>
  `verandah-debug-redirect=${encodeURIComponent(value)}; Path=/; Max-Age=${debugRedirectSeconds}; SameSite=Lax`;
