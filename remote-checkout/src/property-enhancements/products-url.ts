import { addresses } from 'shared-contract/page/addresses';
import { listUrl } from 'shared-contract/page/list-url';

/** The URL of the products of a category, or of all when it is null. */
export function productsUrl(propertyId: string, categoryId: string | null): string {
  return listUrl(addresses.propertyEnhancementProducts(propertyId), { category: categoryId, page: 1 });
}
