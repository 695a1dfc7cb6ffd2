/** A response as the server sent it: nothing is parsed and no unknown field is dropped. */
export type WireResponse = { readonly body: unknown; readonly etag: string | null };
