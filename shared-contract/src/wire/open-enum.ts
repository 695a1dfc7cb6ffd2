import * as z from 'shared-contract/schema';

/** A value from a newer server that this release does not know. Show it neutrally; never reject it. */
export type UnknownValue = string & {};

/**
 * An enum in a response. A newer server may send more values than a release knows, so any string passes and the type
 * says so. The API client logs values outside `known`. Requests use the closed enum.
 */
export function openEnum<Known extends z.core.util.EnumLike>(known: z.ZodMiniEnum<Known>) {
  return z.union([known, z.string()]) as z.ZodMiniType<Known[keyof Known] | UnknownValue, string>;
}

/** True if this release knows the value of an open enum. */
export function isKnown<Known extends z.core.util.EnumLike>(
  known: z.ZodMiniEnum<Known>,
  value: string,
): value is Extract<Known[keyof Known], string> {
  return known.options.some((option) => option === value);
}
