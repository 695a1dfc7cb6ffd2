import { join } from 'node:path';
import * as z from 'zod/mini';
import { isId } from '../http/parameters.ts';
import { notFound } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { type PictureLadder, pictureLadder } from './picture-ladder.ts';
import { findPictureSource, findPictureWidth } from './picture-store.ts';
import { contentTypeOf, rungOf } from './rung.ts';

const ladders = new Map<string, PictureLadder>();

/** One ladder a data folder, however many backends run on it in this process. */
function ladderIn(dataFolder: string): PictureLadder {
  const known = ladders.get(dataFolder) ?? pictureLadder(join(dataFolder, 'pictures'));
  ladders.set(dataFolder, known);
  return known;
}

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
    const payload = await ladderIn(config.dataFolder)(id, rung, {
      widthOf: (of) => findPictureWidth(database, of),
      read: (of) => findPictureSource(database, of),
    });
    if (!payload) throw notFound();
    return { status: 200, headers: { 'content-type': contentTypeOf[rung.format] }, payload };
  },
});

export const pictureRoutes: Route[] = [getPicture];
