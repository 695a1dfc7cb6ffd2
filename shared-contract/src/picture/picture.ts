import * as z from 'shared-contract/schema';

/** A stored image. The page reserves its space with `width` and `height` before the image loads. */
export const picture = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /**
   * Colours to show while the picture loads: left, middle and right of the upper half, and the lower half:
   * `#abc,#def,#123;#456`.
   */
  preview: z.nullish(z.string()),
});
export type Picture = z.infer<typeof picture>;

/**
 * The widths that a picture is served in, in pixels. 750 fills a phone screen of 375 CSS pixels at a pixel density of
 * 2.
 */
export const pictureWidths = [320, 480, 640, 750, 960, 1280, 1920] as const;
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * Returns the URL of one size of a picture, such as `/api/pictures/{id}/640.avif`. It is public, and always shows the
 * same picture.
 */
export function pictureAddress(id: string, width: number, format: PictureFormat): string {
  return `/api/pictures/${encodeURIComponent(id)}/${width}.${format}`;
}
