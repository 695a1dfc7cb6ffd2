import * as z from 'zod/mini';

/*
 * Schemas of the API fields that layouts show. A layout surrounds pages of remotes, which may be built with a newer API
 * contract, so the schemas require only these fields. The full schemas would also make the shell's first script larger.
 */

export const shownProperty = z.object({
  id: z.string(),
  address: z.object({
    fullAddress: z.string(),
    streetAddress: z.optional(z.string()),
    suburb: z.string(),
    state: z.string(),
    postcode: z.string(),
  }),
  category: z.object({ name: z.string() }),
  picture: z.nullish(z.object({ id: z.string(), width: z.int(), height: z.int(), alt: z.string() })),
});
export type ShownProperty = z.infer<typeof shownProperty>;

export const shownListing = z.object({
  property: z.object({ id: z.string(), address: z.object({ fullAddress: z.string() }) }),
});

export const shownOrder = z.object({ id: z.string(), number: z.string() });
