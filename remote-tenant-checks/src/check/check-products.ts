import { resourceQuery } from 'shared-api';
import { product } from 'shared-contract/order/product';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import { type TenantCheckProduct, tenantCheckProduct } from 'shared-contract/tenant-check/tenant-check-status';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { isKnown } from 'shared-contract/wire/open-enum';

const products = collectionOf(product);
const skus = Object.values(checkCoverage).map(({ sku }) => sku);

/** The prices of the products, including GST, by product. A product that the shop doesn't sell has none. */
export const checkPricesQuery = () =>
  resourceQuery('/api/products', products, {
    query: new URLSearchParams(skus.map((sku) => ['sku[]', sku])),
    select: ({ member }) =>
      Object.fromEntries(
        tenantCheckProduct.options.map((name) => [
          name,
          member.find(({ sku }) => sku === checkCoverage[name].sku)?.price ?? null,
        ]),
      ) as Record<TenantCheckProduct, string | null>,
  });

/** The name of a product on screens. One of a later release is shown as the server names it. */
export const productLabel = (name: string): string =>
  isKnown(tenantCheckProduct, name) ? checkCoverage[name].label : name;

/** What a product searches: the databases with their operators, and what else. */
export function coverageLines(name: TenantCheckProduct): string[] {
  const { databases, also } = checkCoverage[name];
  return [...databases.map((database) => `${database.name}, run by ${database.operator}`), ...also];
}
