import * as z from 'shared-contract/schema';

/** The path that identifies a resource (IRI), such as `/api/properties/0b9c…`. */
export const iri = z.string().check(z.regex(/^\/api\/[a-z-]+\/[^/\s]+$/));

/** Fields of every resource. Only the outermost object has `@context`. */
export const linked = {
  '@context': z.optional(z.string()),
  '@id': z.string(),
  '@type': z.string(),
  id: z.string(),
};

/** The `view` of a collection. It is present when the collection has more than one page or the request has a filter. */
export const partialCollectionView = z.object({
  '@id': z.string(),
  '@type': z.literal('PartialCollectionView'),
  first: z.optional(z.string()),
  last: z.optional(z.string()),
  previous: z.optional(z.string()),
  next: z.optional(z.string()),
});

/** Schema of an API Platform v4 collection, with the fields `totalItems` and `member` without prefix. */
export function collectionOf<T extends z.ZodMiniType>(member: T) {
  return z.object({
    '@context': z.optional(z.string()),
    '@id': z.string(),
    '@type': z.literal('Collection'),
    totalItems: z.int().check(z.minimum(0)),
    /** True when the server stopped counting at its limit: show the total as "1,000+". */
    totalItemsCapped: z.optional(z.boolean()),
    member: z.array(member),
    view: z.optional(partialCollectionView),
  });
}

export type Collection<T> = {
  '@id': string;
  totalItems: number;
  totalItemsCapped?: boolean | undefined;
  member: T[];
  view?: z.infer<typeof partialCollectionView> | undefined;
};

/** Returns the last path segment of an IRI: `12` for `/api/orders/12`. */
export function idOfIri(value: string): string {
  return value.slice(value.lastIndexOf('/') + 1);
}
