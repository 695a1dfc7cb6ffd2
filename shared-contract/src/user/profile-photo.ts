import * as z from 'shared-contract/schema';
import { picture } from '../picture/picture.ts';

/**
 * `GET /api/customer-users/{id}/photo`, and the response to a changed photo. Visitors see the photo next to the name on
 * the user's listings. It is a square.
 */
export const profilePhoto = z.object({
  '@id': z.string(),
  '@type': z.optional(z.string()),
  picture: z.nullable(picture),
});
export type ProfilePhoto = z.infer<typeof profilePhoto>;

/** The minimum width and height of an uploaded photo in pixels, after its EXIF orientation has been applied. */
export const minProfilePhotoSide = 320;

/** The types of an uploaded photo. `fileTypesLabel` completes the sentence "Choose …". */
export const profilePhotoRules = {
  mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  fileTypesLabel: 'a JPEG, PNG, WebP or AVIF picture',
} as const;
