import { centsOf } from 'shared-contract/money/money';
import { type Product, type ProductCategory, propertyCategory } from 'shared-contract/order/product';

/** A category of enhancements with its own products and those of the categories inside it. */
export type EnhancementCategory = { iri: string; id: string; name: string; description: string; products: Product[] };

/** Returns the categories inside the one for properties that have something to buy, in the server's order. */
export function enhancementCategories(categories: readonly ProductCategory[]): EnhancementCategory[] {
  const root = categories.find(({ name }) => name === propertyCategory);
  if (!root) return [];
  return childrenOf(root, categories)
    .map((category) => ({
      iri: category['@id'],
      id: category.id,
      name: category.name,
      description: category.description ?? '',
      products: productsIn(category, categories),
    }))
    .filter(({ products }) => products.length > 0);
}

/** Returns the product with the lowest price. Its price is what a category costs at least. */
export function cheapestOf(products: readonly Product[]): Product | undefined {
  return [...products].sort((a, b) => centsOf(a.price) - centsOf(b.price))[0];
}

function productsIn(category: ProductCategory, all: readonly ProductCategory[]): Product[] {
  return [...category.products, ...childrenOf(category, all).flatMap((child) => productsIn(child, all))];
}

function childrenOf(category: ProductCategory, all: readonly ProductCategory[]): ProductCategory[] {
  return all.filter(({ parent }) => parent === category['@id']);
}
