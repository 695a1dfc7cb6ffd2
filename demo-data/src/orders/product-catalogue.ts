import type { ListingType } from 'shared-contract/listing/listing';

/** A product that is sold. */
export type CatalogueProduct = {
  sku: string;
  name: string;
  description: string;
  dollars: number;
  /** What the buyer gets, one short line each. */
  inclusions: string[];
  for?: ListingType[];
  ships?: true;
  every?: 'month' | 'year';
  /** SKUs of the products that a package includes. */
  includes?: string[];
  /** The file of its picture among the originals. */
  picture?: string;
};

export type CatalogueCategory = {
  name: string;
  description?: string;
  /** Name of the category that contains this one. */
  parent?: string;
  products: CatalogueProduct[];
};
