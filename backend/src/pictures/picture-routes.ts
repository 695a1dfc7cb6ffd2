import * as z from 'zod/mini';
import { isId } from '../http/parameters.ts';
import { notFound } from '../http/problem.ts';
import { publicRoute } from '../http/route.ts';
import { mediaTypes, parseImageVariant } from './image-variant.ts';
import { getImageVariant } from './image-variant-cache.ts';

export const getPicture = publicRoute('GET', '/api/pictures/:id/:file', {
  summary: 'One size and format of a picture, such as `640.avif`; never larger than the original.',
  params: z.object({ id: z.string(), file: z.string() }),
  response: null,
  cacheControl: 'public, max-age=31536000, immutable',
  handler: async ({ params, ...scope }) => {
    const variant = parseImageVariant(params.file);
    if (!variant || !isId(params.id)) throw notFound();
    const file = await getImageVariant(scope, params.id.toLowerCase(), variant);
    if (!file) throw notFound();
    const headers = {
      'content-type': mediaTypes[variant.format],
      ...(file.isFinal ? {} : { 'cache-control': 'public, max-age=60' }),
    };
    return { status: 200, headers, payload: file.bytes };
  },
});
