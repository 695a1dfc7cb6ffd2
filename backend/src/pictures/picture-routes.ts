import * as z from 'zod/mini';
import { isId } from '../http/parameters.ts';
import { notFound } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { laddersOf } from './picture-ladders.ts';
import { contentTypeOf, rungOf } from './rung.ts';

const getPicture = route({
  method: 'GET',
  path: '/api/pictures/:id/:file',
  access: 'public',
  summary: 'One file of a picture’s ladder, such as `640.avif`; never larger than the picture itself.',
  params: z.object({ id: z.string(), file: z.string() }),
  response: null,
  cacheControl: 'public, max-age=31536000, immutable',
  handler: async ({ params, database, config }) => {
    const rung = rungOf(params.file);
    if (!rung || !isId(params.id)) throw notFound();
    const id = params.id.toLowerCase();
    const payload = await laddersOf(database, config.dataFolder).file(id, rung);
    if (!payload) throw notFound();
    return { status: 200, headers: { 'content-type': contentTypeOf[rung.format] }, payload };
  },
});

export const pictureRoutes: Route[] = [getPicture];
