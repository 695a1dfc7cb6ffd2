export const listingAssetPath = '/api/listing-assets';

/** Download path of a document, for its owner and, if it is public, for anyone. */
export const assetFilePath = (id: string) => `${listingAssetPath}/${id}/file`;
