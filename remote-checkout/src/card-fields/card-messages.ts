import * as z from 'shared-contract/schema';

/** What the provider's card fields report about the card. */
export const cardLabel = z.object({
  brand: z.string(),
  lastFour: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
});
export type CardLabel = z.infer<typeof cardLabel>;

/** A message from the page with card fields to its parent. */
export const cardMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('verandah-card:ready'), height: z.number() }),
  z.object({ type: z.literal('verandah-card:change'), complete: z.boolean(), error: z.nullable(z.string()) }),
  z.object({
    type: z.literal('verandah-card:token'),
    requestId: z.string(),
    token: z.string().check(z.minLength(1), z.maxLength(255)),
    card: cardLabel,
  }),
  z.object({ type: z.literal('verandah-card:failed'), requestId: z.string(), message: z.string() }),
]);
export type CardMessage = z.infer<typeof cardMessage>;

/** The token of the entered card, with which it can be charged or saved once. */
export type CardToken = { token: string; card: CardLabel };

/** The card fields rejected the card. The message is for the customer. */
export class CardRejected extends Error {
  override readonly name = 'CardRejected';
}

/**
 * Returns a message of the frame. Null for a message of another window or origin, such as a browser extension, and for
 * one that we do not know.
 */
export function readCardMessage(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: { origin: string; window: Window | null },
): CardMessage | null {
  if (event.origin !== frame.origin || frame.window === null || event.source !== frame.window) return null;
  const parsed = cardMessage.safeParse(event.data);
  return parsed.success ? parsed.data : null;
}

/** Returns the address of the card fields in a frame of this site. */
export function cardFieldsUrl(url: string, parent: string, scheme: 'light' | 'dark'): string {
  const address = new URL(url);
  address.searchParams.set('parent', parent);
  address.searchParams.set('scheme', scheme);
  return address.href;
}
