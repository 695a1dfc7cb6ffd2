import * as z from 'shared-contract/schema';

/** A stored image. The page reserves its space with `width` and `height` before the image loads. */
export const picture = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** The picture reduced to 3 × 2 pixels, to show while it loads: `#abc,#def,#123;#456,#789,#abc`, upper row first. */
  preview: z.nullish(z.string()),
});
export type Picture = z.infer<typeof picture>;

/** The size of a preview in pixels. */
export const previewColumns = 3;
export const previewRows = 2;

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
