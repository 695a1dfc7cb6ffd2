import * as z from 'shared-contract/schema';

/** A value from a newer server that this release does not know. Show it as neutral text; never reject it. */
export type UnknownValue = string & {};

/**
 * Returns the schema of an enum in a response. A newer server may send values that this release does not know, so the
 * schema accepts any string. The API client logs values that are not in `known`. For requests use `known` itself.
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
