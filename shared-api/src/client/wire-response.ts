/** A response as the server sent it: not validated, with all its fields. */
export type WireResponse = { readonly body: unknown; readonly etag: string | null };
