import type * as schema from 'backend/tables';
import type { TenantCheckRow } from '../tenancies/tenant-check-rows.ts';

type Rows<T extends { $inferInsert: unknown }> = T['$inferInsert'][];
type NamedRows<T extends { $inferInsert: unknown }> = (T['$inferInsert'] & { id: string })[];

/** All demo rows by table. The tables are in an order in which inserting them satisfies every foreign key. */
export type DemoDataset = {
  suburbs: Rows<typeof schema.suburbs>;
  customerUsers: NamedRows<typeof schema.customerUsers>;
  featureCategories: Rows<typeof schema.featureCategories>;
  features: Rows<typeof schema.features>;
  pictures: Rows<typeof schema.pictures>;
  productCategories: Rows<typeof schema.productCategories>;
  products: NamedRows<typeof schema.products>;
  promotionCodes: NamedRows<typeof schema.promotionCodes>;
  properties: NamedRows<typeof schema.properties>;
  propertyOwners: Rows<typeof schema.propertyOwners>;
  ownershipDocuments: Rows<typeof schema.ownershipDocuments>;
  listings: NamedRows<typeof schema.listings>;
  listingAssets: Rows<typeof schema.listingAssets>;
  listingOpens: Rows<typeof schema.listingOpens>;
  inspectionBookings: NamedRows<typeof schema.inspectionBookings>;
  offers: NamedRows<typeof schema.offers>;
  orders: NamedRows<typeof schema.orders>;
  orderItems: NamedRows<typeof schema.orderItems>;
  paymentCustomers: Rows<typeof schema.paymentCustomers>;
  paymentMethods: NamedRows<typeof schema.paymentMethods>;
  payments: NamedRows<typeof schema.payments>;
  refunds: NamedRows<typeof schema.refunds>;
  fulfilments: NamedRows<typeof schema.fulfilments>;
  subscriptions: NamedRows<typeof schema.subscriptions>;
  subscriptionCharges: NamedRows<typeof schema.subscriptionCharges>;
  tenancyAgreements: NamedRows<typeof schema.tenancyAgreements>;
  tenancies: NamedRows<typeof schema.tenancies>;
  tenancyRents: NamedRows<typeof schema.tenancyRents>;
  ledgerTransactions: NamedRows<typeof schema.ledgerTransactions>;
  ledgerEntries: NamedRows<typeof schema.ledgerEntries>;
  receiptCounters: Rows<typeof schema.receiptCounters>;
  expenses: Rows<typeof schema.expenses>;
  enquiries: NamedRows<typeof schema.enquiries>;
  enquiryReplies: Rows<typeof schema.enquiryReplies>;
  tenantChecks: TenantCheckRow[];
  listingMarks: Rows<typeof schema.listingMarks>;
  savedSearches: Rows<typeof schema.savedSearches>;
};
