import * as z from 'zod/mini';

/** A place on the map, in degrees. */
export const mapPoint = z.object({ latitude: z.number(), longitude: z.number() });
export type MapPoint = z.infer<typeof mapPoint>;
