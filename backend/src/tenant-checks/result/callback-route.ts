import { noContent } from '../../http/json-ld.ts';
import { badRequest } from '../../http/problem.ts';
import { publicRoute } from '../../http/route.ts';
import { createCheckProvider } from '../provider/configured-check-provider.ts';
import { findByProviderReference } from './open-checks.ts';

/** The provider calls this route when a check changed. */
export const postCheckCallback = publicRoute('POST', '/api/tenant-check-callbacks', {
  summary: 'A signed callback of the provider of tenant checks. It only makes a job read the check at the provider.',
  rawBody: true,
  bodyLimit: 65_536,
  response: null,
  status: 204,
  rateLimit: ({ webhooksPerMinute }) => ({ max: webhooksPerMinute, timeWindow: '1 minute' }),
  async handler({ request, database, config, now, addJob }) {
    // A request without a body has none that the signature could cover.
    const body = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
    const callback = createCheckProvider(config).readCallback({ headers: request.headers, body, now });
    if (!callback) throw badRequest('invalid-callback', 'This is not a callback of the provider.');
    // A check whose id is not stored yet is read by the job of open checks.
    const checkId = await findByProviderReference(database, callback.id);
    if (checkId !== null) await addJob('tenant-check', { checkId, callback: true });
    return noContent();
  },
});
