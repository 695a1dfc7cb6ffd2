import type { productCategories, products } from 'backend/tables';
import type { ListingType } from 'shared-contract/listing/listing';
import { stableId } from '../stable-id.ts';

type CatalogueProduct = {
  sku: string;
  name: string;
  description: string;
  dollars: number;
  for?: ListingType[];
  ships?: true;
  every?: 'month' | 'year';
  /** SKUs of the products that a package includes. */
  includes?: string[];
};

const everyListing: ListingType[] = ['sale', 'lease', 'both'];

const productsByCategory: Record<string, CatalogueProduct[]> = {
  'Listing packages': [
    {
      sku: 'BASIC',
      name: 'Basic',
      description: 'On Verandah until it is sold or leased, with your own photographs. Enquiries come straight to you.',
      dollars: 0,
      for: everyListing,
    },
    {
      sku: 'SALE-STARTER',
      name: 'Sale starter',
      description: 'Three months on Verandah and its partner portals, with ten photographs of your own.',
      dollars: 699,
      for: ['sale'],
    },
    {
      sku: 'SALE-STANDARD',
      name: 'Sale standard',
      description: 'Until sold on all portals, with a floor plan and a listing text written for you.',
      dollars: 1099,
      for: ['sale', 'both'],
      includes: ['FLOOR-PLAN', 'COPYWRITING'],
    },
    {
      sku: 'SALE-PREMIUM',
      name: 'Sale premium',
      description: 'Everything in standard, with professional photography, a signboard and first place in your suburb.',
      dollars: 1699,
      for: ['sale', 'both'],
      includes: ['FLOOR-PLAN', 'COPYWRITING', 'PHOTO-10', 'SIGN-SALE'],
    },
    {
      sku: 'LEASE-STARTER',
      name: 'Lease starter',
      description: 'One month on Verandah and its partner portals.',
      dollars: 89,
      for: ['lease'],
    },
    {
      sku: 'LEASE-STANDARD',
      name: 'Lease standard',
      description: 'Until leased on all portals, with two tenant checks.',
      dollars: 199,
      for: ['lease', 'both'],
    },
    {
      sku: 'LEASE-PREMIUM',
      name: 'Lease premium',
      description: 'Everything in standard, with professional photography and a condition report.',
      dollars: 349,
      for: ['lease', 'both'],
      includes: ['PHOTO-10'],
    },
  ],
  'Listing enhancements': [
    {
      sku: 'PHOTO-10',
      name: 'Professional photography',
      description: 'A local photographer, ten finished pictures within two working days.',
      dollars: 245,
      for: everyListing,
    },
    {
      sku: 'PHOTO-DUSK',
      name: 'Dusk photography',
      description: 'Two exterior pictures at dusk, added to a daytime visit.',
      dollars: 165,
      for: ['sale', 'both'],
    },
    {
      sku: 'FLOOR-PLAN',
      name: 'Floor plan',
      description: 'Measured on site and drawn to scale.',
      dollars: 160,
      for: everyListing,
    },
    {
      sku: 'VIDEO',
      name: 'Video walk-through',
      description: 'Ninety seconds, filmed and edited, with titles.',
      dollars: 520,
      for: ['sale', 'both'],
    },
    {
      sku: 'COPYWRITING',
      name: 'Written for you',
      description: 'A headline and a text by someone who writes for a living.',
      dollars: 130,
      for: everyListing,
    },
    {
      sku: 'SIGN-SALE',
      name: 'Photo signboard',
      description: 'A 1.8 × 1.2 m signboard with your photographs, delivered and put up.',
      dollars: 220,
      for: ['sale', 'both'],
      ships: true,
    },
    {
      sku: 'SIGN-LEASE',
      name: 'For lease sign',
      description: 'A 0.9 × 0.6 m sign with stakes, delivered to your door.',
      dollars: 95,
      for: ['lease', 'both'],
      ships: true,
    },
    {
      sku: 'AUCTION',
      name: 'Auctioneer',
      description: 'A licensed auctioneer on the day, with a call the evening before.',
      dollars: 950,
      for: ['sale', 'both'],
    },
  ],
  'Property enhancements': [
    {
      sku: 'RENT-MANAGER',
      name: 'Rental management',
      description: 'Rent collection, receipts, reminders and a ledger your accountant will like.',
      dollars: 39,
      every: 'month',
    },
    {
      sku: 'SMOKE-ALARM',
      name: 'Smoke alarm service',
      description: 'Yearly test and certificate, batteries included.',
      dollars: 99,
      every: 'year',
    },
    {
      sku: 'COMPLIANCE',
      name: 'Safety checks',
      description: 'Gas and electrical safety checks, arranged with your tenants.',
      dollars: 24,
      every: 'month',
    },
    {
      sku: 'FORMS',
      name: 'Forms library',
      description: 'Every prescribed form of your state, kept up to date.',
      dollars: 79,
      every: 'year',
    },
    {
      sku: 'VALUATION',
      name: 'Valuation',
      description: 'A written valuation by a certified practising valuer.',
      dollars: 440,
    },
    {
      sku: 'CONDITION-REPORT',
      name: 'Condition report',
      description: 'Room by room with photographs, before the keys change hands.',
      dollars: 220,
    },
    {
      sku: 'KEY-SAFE',
      name: 'Key safe',
      description: 'A police-preferred key safe with a code of your own, posted to you.',
      dollars: 69,
      ships: true,
    },
  ],
  'Tenant checks': [
    {
      sku: 'CHECK-TICA',
      name: 'Tenancy database check',
      description: 'A search of TICA, with the applicant’s consent.',
      dollars: 29,
    },
    {
      sku: 'CHECK-NTD',
      name: 'National database check',
      description: 'A search of the National Tenancy Database, with the applicant’s consent.',
      dollars: 33,
    },
    {
      sku: 'CHECK-COMBINED',
      name: 'Combined check',
      description: 'Both databases, identity and bankruptcy in one report.',
      dollars: 49,
    },
  ],
};

export const productId = (sku: string) => stableId(`product/${sku}`);

export function productRows() {
  const categories: (typeof productCategories.$inferInsert)[] = [];
  const rows: (typeof products.$inferInsert & { id: string })[] = [];
  for (const [position, [name, catalogueProducts]] of Object.entries(productsByCategory).entries()) {
    const categoryId = stableId(`product-category/${name}`);
    categories.push({ id: categoryId, name, position: position + 1 });
    for (const [index, product] of catalogueProducts.entries()) {
      rows.push({
        id: productId(product.sku),
        categoryId,
        sku: product.sku,
        name: product.name,
        description: product.description,
        priceCents: product.dollars * 100,
        shippingRequired: product.ships ?? false,
        billingPeriod: product.every ?? null,
        listingTypes: product.for ?? [],
        includedSkus: product.includes ?? [],
        position: index + 1,
      });
    }
  }
  return { categories, products: rows };
}
