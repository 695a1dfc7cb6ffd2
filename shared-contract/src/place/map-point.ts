import * as z from 'shared-contract/schema';

/** A place on the map, in degrees. */
export const mapPoint = z.object({ latitude: z.number(), longitude: z.number() });
export type MapPoint = z.infer<typeof mapPoint>;
