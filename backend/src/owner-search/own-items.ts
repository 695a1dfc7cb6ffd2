import { type SQL, sql } from 'drizzle-orm';
import { enquiries } from '../enquiries/enquiry-table.ts';
import type { Owner } from '../http/route.ts';
import { invoices } from '../invoices/invoice-tables.ts';
import { listings } from '../listings/listing-table.ts';
import { offers } from '../offers/offer-table.ts';
import { orders } from '../orders/order-table.ts';
import { isOwn } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';

/** Returns a query for the owner's properties by address. All queries here have the same columns. */
export const propertyItems = (owner: Owner): SQL => sql`
  select 'property' as kind, id, id as property_id, null::uuid as order_id,
    street_address || ', ' || suburb || ' ' || state || ' ' || postcode as label,
    archived_at is not null as is_archived, created_at
  from ${properties} where ${isOwn(properties, owner)}`;

/** Returns a query for the people whose names are not encrypted: tenants, and the senders of enquiries and offers. */
export const peopleItems = (owner: Owner): SQL => sql`
  select 'tenant' as kind, id, property_id, null::uuid as order_id, tenant ->> 'name' as label,
    false as is_archived, created_at
  from ${tenancies} cross join jsonb_array_elements(tenants) as tenant where ${isOwn(tenancies, owner)}
  union all
  select 'enquirer', id, property_id, null, name, status = 'closed', created_at
  from ${enquiries} where ${isOwn(enquiries, owner)} and status <> 'spam'
  union all
  select 'buyer', ${offers.id}, ${listings.propertyId}, null, ${offers.buyer} ->> 'name', false, ${offers.createdAt}
  from ${offers} join ${listings} on ${listings.id} = ${offers.listingId} where ${isOwn(offers, owner)}`;

/** Returns a query for the owner's orders and invoices by number. */
export const numberItems = (owner: Owner): SQL => sql`
  select 'order' as kind, id, property_id, id as order_id, number as label, false as is_archived, created_at
  from ${orders} where ${isOwn(orders, owner)}
  union all
  select 'invoice', ${invoices.id}, ${orders.propertyId}, ${invoices.orderId}, ${invoices.number}, false,
    ${invoices.issuedAt}
  from ${invoices} left join ${orders} on ${orders.id} = ${invoices.orderId} where ${isOwn(invoices, owner)}`;
