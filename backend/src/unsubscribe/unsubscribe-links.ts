import { addresses } from 'shared-contract/page/addresses';
import type { BackendConfig } from '../config.ts';
import { type Subscription, unsubscribeToken } from './unsubscribe-token.ts';

export const unsubscribePath = '/api/unsubscribe';

/**
 * Returns the two addresses of a mail: the page with a button, for the text, and the address that mail programs send
 * one POST to (RFC 8058), for the header.
 */
export function unsubscribeLinks(
  config: BackendConfig,
  subscription: Subscription,
): { page: string; oneClick: string } {
  const token = unsubscribeToken(config, subscription);
  return {
    page: config.publicOrigin + addresses.unsubscribe(token),
    oneClick: `${config.publicOrigin}${unsubscribePath}/${token}`,
  };
}
