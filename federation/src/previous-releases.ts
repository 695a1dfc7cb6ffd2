import * as z from 'zod/mini';

/**
 * Where a browser finds the previous release of each remote: the id of a build that contains it, and the hash of that
 * build's file as browsers receive it. Key: the remote's name.
 */
const previousReleases = z.record(z.string(), z.object({ build: z.string(), integrity: z.string() }));
export type PreviousReleases = z.infer<typeof previousReleases>;

/** Returns the field `previousReleases` of a build's JSON; an empty record when it is missing or invalid. */
export function readPreviousReleases(json: unknown): PreviousReleases {
  const parsed = previousReleases.safeParse((json as { previousReleases?: unknown } | null)?.previousReleases);
  return parsed.success ? parsed.data : {};
}
