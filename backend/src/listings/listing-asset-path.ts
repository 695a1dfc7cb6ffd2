export const listingAssetPath = '/api/listing-assets';

/**
 * Returns the download path of a document. It works for the owner and, if the document is public, for everyone else.
 */
export const assetFilePath = (id: string) => `${listingAssetPath}/${id}/file`;
