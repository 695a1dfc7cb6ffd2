import type { FastifyInstance } from 'fastify';
import { safeReturnPath } from 'shared-contract/page/safe-url';
import type { GatewayConfig } from '../config.ts';
import { isFromThisSite } from '../from-this-site.ts';
import type { PreviewBuilds } from './preview-builds.ts';
import { privateHeaders, sendPreviewProblem } from './preview-markup.ts';

/**
 * Serves `/preview/<token>`, the link that `pnpm release preview` prints: it stores the token in a cookie and redirects
 * to the site, or to the path in `?to=`. `POST /preview/leave` deletes the cookie; it is no GET, so that neither a link
 * nor a prefetch ends a preview.
 */
export function servePreview(app: FastifyInstance, previews: PreviewBuilds, config: GatewayConfig): void {
  app.get<{ Params: { token: string }; Querystring: { to?: unknown } }>(
    '/preview/:token',
    { exposeHeadRoute: false },
    async ({ params: { token }, query: { to } }, reply) => {
      const preview = await previews.verify(token);
      if (preview === 'invalid')
        return sendPreviewProblem(reply, 404, 'This preview link isn’t valid', ['Check that you have the whole link.']);
      if (preview === 'expired')
        return sendPreviewProblem(reply, 410, 'This preview has ended', ['Ask for a new link.']);
      const seconds = Math.ceil((preview.expiresAt - Date.now()) / 1000);
      return reply
        .code(303)
        .headers({
          ...privateHeaders,
          'set-cookie': previews.cookie.store(token, seconds),
          location: safeReturnPath(typeof to === 'string' ? to : null, config.publicOrigin),
        })
        .send();
    },
  );
  app.post('/preview/leave', (request, reply) => {
    if (!isFromThisSite(request, config.publicOrigin))
      return reply.code(403).headers(privateHeaders).type('text/plain; charset=utf-8').send('Not from this site.\n');
    return reply
      .code(303)
      .headers({ ...privateHeaders, 'set-cookie': previews.cookie.clear, location: '/' })
      .send();
  });
}
