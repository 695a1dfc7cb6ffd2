import * as z from 'zod/mini';

/** A stored image with its size known ahead, so that its room is kept before a byte arrives. */
export const picture = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});
export type Picture = z.infer<typeof picture>;

/** Widths of the ladder, in CSS pixels. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const;
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Where one rung of the ladder is served: `/api/pictures/{id}/640.avif`. Immutable and public. */
export function pictureAddress(id: string, width: number, format: PictureFormat): string {
  return `/api/pictures/${encodeURIComponent(id)}/${width}.${format}`;
}
