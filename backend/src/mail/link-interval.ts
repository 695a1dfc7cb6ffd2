const minAgeMs = 120_000;

/**
 * True when the newest private link is so young that its holder gets no other one, so that requests cannot flood a
 * mailbox.
 */
export const isTooSoonForLink = (newest: Date | null, now: Date): boolean =>
  newest !== null && now.getTime() - newest.getTime() < minAgeMs;
