import { type ProfilePhoto, profilePhoto, profilePhotoRules } from 'shared-contract/user/profile-photo';
import { customerUserPath } from '../customer-users/customer-user-resource.ts';
import { lockCustomerUser } from '../customer-users/customer-user-store.ts';
import type { Database } from '../database/database.ts';
import { item } from '../http/json-ld.ts';
import { notFound } from '../http/problem.ts';
import { type Owner, ownerRoute, type Route } from '../http/route.ts';
import { insertPicture } from '../listing-assets/listing-asset-store.ts';
import { writePortrait } from '../pictures/write-picture.ts';
import { uploadRateLimit } from '../uploads/upload-rate-limit.ts';
import { deleteProfilePhoto, findProfilePhoto } from './profile-photo-store.ts';

const path = `${customerUserPath}/:id/photo`;

const getPhoto = ownerRoute('GET', path, {
  summary: 'The photo that visitors see on the signed-in user’s listings.',
  response: profilePhoto,
  async handler({ database, owner, params }) {
    requireSelf(owner, params.id);
    return item(await photoResource(database, owner));
  },
});

const postPhoto = ownerRoute('POST', path, {
  summary: 'Replaces the photo. The body is the file, whose type is detected by its bytes. It is cropped to a square.',
  upload: () => profilePhotoRules,
  rateLimit: uploadRateLimit,
  beforeTransaction: {
    check: async ({ params, owner }) => requireSelf(owner, params.id),
    prepareFile: writePortrait,
  },
  response: profilePhoto,
  async handler({ params, file, database, owner, addJob }) {
    requireSelf(owner, params.id);
    await removePhoto(database, owner);
    const own = { alt: 'Photo of the advertiser', profileUserId: owner.id };
    const pictureId = await insertPicture(database, file(), own);
    await addJob('image-variants', { pictureId });
    await addJob('clean-up', null);
    return item(await photoResource(database, owner));
  },
});

const deletePhoto = ownerRoute('DELETE', path, {
  summary: 'Removes the photo from the user’s listings, and deletes it.',
  response: profilePhoto,
  async handler({ params, database, owner, addJob }) {
    requireSelf(owner, params.id);
    await removePhoto(database, owner);
    await addJob('clean-up', null);
    return item(await photoResource(database, owner));
  },
});

/** Deletes the photo. The lock on the user makes simultaneous changes wait, because a user has at most one photo. */
async function removePhoto(database: Database, owner: Owner): Promise<void> {
  if (!(await lockCustomerUser(database, owner.id))) throw notFound('User account not found');
  await deleteProfilePhoto(database, owner.id);
}

/** Any other id is a 404, as for the user itself. */
function requireSelf(owner: Owner, id: string): void {
  if (id !== owner.id) throw notFound('User account not found');
}

const photoResource = async (database: Database, { id }: Owner): Promise<ProfilePhoto & { '@type': string }> => ({
  '@id': `${customerUserPath}/${id}/photo`,
  '@type': 'ProfilePhoto',
  picture: await findProfilePhoto(database, id),
});

export const profilePhotoRoutes: Route[] = [getPhoto, postPhoto, deletePhoto];
