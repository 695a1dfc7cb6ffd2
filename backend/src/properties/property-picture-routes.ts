import { assetRules } from 'shared-contract/listing/listing-asset';
import { property } from 'shared-contract/property/property';
import { item } from '../http/json-ld.ts';
import { requireVersion } from '../http/preconditions.ts';
import { requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { deleteUnusedPictures } from '../listing-assets/delete-removed-assets.ts';
import { insertPicture } from '../listing-assets/listing-asset-store.ts';
import { findOwn, lockVersion, updateOwn } from '../owned-rows/owned-rows.ts';
import { writePhoto } from '../pictures/write-picture.ts';
import { uploadRateLimit } from '../uploads/upload-rate-limit.ts';
import { propertyPath } from './property-resource.ts';
import { replyWithProperty } from './property-routes.ts';
import { properties } from './property-table.ts';

const path = `${propertyPath}/:id/picture`;

const postPicture = ownerRoute('POST', path, {
  summary: 'Replaces the picture of a property. The body is the photo, whose type is detected by its bytes (V18).',
  upload: () => assetRules.photo,
  rateLimit: uploadRateLimit,
  beforeTransaction: {
    async check({ params, ifMatch, ...scope }) {
      const { version } = requireFound(await findOwn(scope, properties, params.id));
      requireVersion(ifMatch, version);
    },
    prepareFile: writePhoto,
  },
  response: property,
  async handler({ params, file, addJob, ...scope }) {
    const current = await lockVersion(scope, properties, params.id);
    const pictureId = await insertPicture(scope.database, file(), { alt: 'Photo of the property' });
    await updateOwn(scope, properties, current.id, { pictureId });
    await deleteUnusedPictures(scope.database, current.pictureId ? [current.pictureId] : []);
    await addJob('image-variants', { pictureId });
    return replyWithProperty(scope, current.id, item);
  },
});

const deletePicture = ownerRoute('DELETE', path, {
  summary: 'Removes the picture of a property. Pictures of its listings stay.',
  response: property,
  async handler({ params, ...scope }) {
    const current = await lockVersion(scope, properties, params.id);
    await updateOwn(scope, properties, current.id, { pictureId: null });
    await deleteUnusedPictures(scope.database, current.pictureId ? [current.pictureId] : []);
    return replyWithProperty(scope, current.id, item);
  },
});

export const propertyPictureRoutes: Route[] = [postPicture, deletePicture];
