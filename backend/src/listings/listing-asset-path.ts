export const listingAssetPath = '/api/listing-assets';

/** Where a document is downloaded, by its owner or, if it is for everybody, by anybody. */
export const assetFilePath = (id: string) => `${listingAssetPath}/${id}/file`;
