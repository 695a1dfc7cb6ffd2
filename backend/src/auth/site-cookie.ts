import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookiePrefix } from 'shared-contract/user/session';

declare module 'fastify' {
  interface FastifyInstance {
    /** Comes before the name of each cookie: `__Host-`, or nothing on an http origin of the machine itself. */
    cookiePrefix: string;
  }
}

/** Prepares the functions below. A secure cookie is sent over https only, and no other host can set it. */
export function useSiteCookies(app: FastifyInstance, publicOrigin: string): void {
  app.decorate('cookiePrefix', cookiePrefix(publicOrigin));
}

export const readSiteCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[request.server.cookiePrefix + name];

export function setSiteCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  lifetime: Pick<CookieSerializeOptions, 'expires' | 'maxAge'>,
): void {
  reply.setCookie(reply.server.cookiePrefix + name, value, { ...attributesOf(reply), ...lifetime });
}

export function clearSiteCookie(reply: FastifyReply, name: string): void {
  reply.clearCookie(reply.server.cookiePrefix + name, attributesOf(reply));
}

function attributesOf({ server }: FastifyReply): CookieSerializeOptions {
  return { path: '/', httpOnly: true, secure: server.cookiePrefix !== '', sameSite: 'lax' };
}
