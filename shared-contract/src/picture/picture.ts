import * as z from 'zod/mini';

/** A stored image. Its size is known before it loads, so that the page reserves the space for it. */
export const picture = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});
export type Picture = z.infer<typeof picture>;

/** The widths that a picture is served in, in pixels. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const;
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The address of one image variant, such as `/api/pictures/{id}/640.avif`. It is public and immutable. */
export function pictureAddress(id: string, width: number, format: PictureFormat): string {
  return `/api/pictures/${encodeURIComponent(id)}/${width}.${format}`;
}
