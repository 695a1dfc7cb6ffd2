import type { productCategories, products } from 'backend/tables';
import type { FulfilmentKind } from 'shared-contract/order/fulfilment';
import { enhancementCategory, packageCategory, planCategory, propertyCategory } from 'shared-contract/order/product';
import { catalogue } from '../pictures/catalogue.ts';
import { stableId } from '../stable-id.ts';
import { listingEnhancements, packages } from './listing-products.ts';
import type { CatalogueCategory, CatalogueProduct } from './product-catalogue.ts';
import { accessAndSafety, plans, reports, services, tenantChecks } from './property-products.ts';

const tenantCheckCategory = 'Tenant checks';

const categories: CatalogueCategory[] = [
  { name: packageCategory, products: packages },
  { name: enhancementCategory, products: listingEnhancements },
  {
    name: propertyCategory,
    description: 'Services and supplies that look after your property, whether or not it’s listed.',
    products: [],
  },
  {
    name: planCategory,
    description: 'We take care of it, month after month. Cancel any time.',
    parent: propertyCategory,
    products: plans,
  },
  {
    name: 'Regular services',
    description: 'Done when they’re due, so you don’t have to remember.',
    parent: propertyCategory,
    products: services,
  },
  {
    name: 'Reports and valuations',
    description: 'A professional visits and sends you a written report.',
    parent: propertyCategory,
    products: reports,
  },
  {
    name: 'Access and safety',
    description: 'Posted to you, ready to put up.',
    parent: propertyCategory,
    products: accessAndSafety,
  },
  { name: tenantCheckCategory, products: tenantChecks },
];

const categoryId = (name: string) => stableId(`product-category/${name}`);
export const productId = (sku: string) => stableId(`product/${sku}`);

export function productRows() {
  const rows = categories.map(({ name, description, parent }, index): typeof productCategories.$inferInsert => ({
    id: categoryId(name),
    name,
    description: description ?? '',
    parentId: parent === undefined ? null : categoryId(parent),
    position: index + 1,
  }));
  return {
    categories: rows,
    products: categories.flatMap(({ name, products: sold }) => sold.map((one, index) => productRow(name, one, index))),
  };
}

function productRow(
  category: string,
  product: CatalogueProduct,
  index: number,
): typeof products.$inferInsert & { id: string } {
  return {
    id: productId(product.sku),
    categoryId: categoryId(category),
    sku: product.sku,
    name: product.name,
    description: product.description,
    priceCents: product.dollars * 100,
    shippingRequired: product.ships ?? false,
    billingPeriod: product.every ?? null,
    listingTypes: product.for ?? [],
    includedSkus: product.includes ?? [],
    inclusions: product.inclusions,
    pictureId: pictureId(product),
    fulfilment: fulfilmentOf(category, product),
    position: index + 1,
  };
}

function pictureId({ sku, picture }: CatalogueProduct): string | null {
  if (picture === undefined) return null;
  const found = catalogue.find(({ file }) => file === picture);
  if (!found) throw new RangeError(`Expected the original ${picture} for the product ${sku}.`);
  return found.id;
}

function fulfilmentOf(category: string, { ships, every }: CatalogueProduct): FulfilmentKind {
  if (category === packageCategory) return 'listing';
  if (category === tenantCheckCategory) return 'tenantCheck';
  if (every) return 'subscription';
  return ships ? 'shipment' : 'booking';
}
