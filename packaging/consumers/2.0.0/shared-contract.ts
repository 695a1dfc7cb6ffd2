import { type TenancyAgreement, tenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import {
  type ApplicationSummary,
  type ApplicationView,
  applicationView,
} from 'shared-contract/application/application';
import { formatPhone } from 'shared-contract/contact/person-contact';
import { addDays, addMonths, daysBetween, localDateIn } from 'shared-contract/date/local-date';
import { type Listing, type ListingType, listing, listingType } from 'shared-contract/listing/listing';
import { isAdvertised, isEditable, isPublicStatus } from 'shared-contract/listing/listing-status';
import { amountOf, centsOf, formatMoney, formatPrice, formatRent } from 'shared-contract/money/money';
import { amountText, parseAmount } from 'shared-contract/money/parse-amount';
import { type Offer, offer } from 'shared-contract/offer/offer';
import { amountLabel } from 'shared-contract/offer/offer-labels';
import { type Order, order } from 'shared-contract/order/order';
import { type Payment, payment } from 'shared-contract/order/payment';
import { type Subscription, subscription } from 'shared-contract/order/subscription';
import { addresses, type CheckoutStep, type ListingEditStep } from 'shared-contract/page/addresses';
import { listUrl, pageNumber } from 'shared-contract/page/list-url';
import { boundsOf, type MapBounds } from 'shared-contract/place/map-bounds';
import type { MapPoint } from 'shared-contract/place/map-point';
import { stateNames } from 'shared-contract/place/state-names';
import { type AustralianState, australianState } from 'shared-contract/place/suburb';
import type { PropertyDocument } from 'shared-contract/property/document';
import { type Property, property } from 'shared-contract/property/property';
import type { PropertyInput } from 'shared-contract/property/property-input';
import * as z from 'shared-contract/schema';
import type { FoundListing } from 'shared-contract/search/found-listing';
import {
  everyListing,
  type ListingSearchQuery,
  listingSearchParameters,
  listingSearchResult,
} from 'shared-contract/search/listing-search';
import { type Tenancy, tenancy } from 'shared-contract/tenancy/tenancy';
import { type TenantCheckDetail, tenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { parseNumber } from 'shared-contract/text/parse-number';
import { collectionOf, idOfIri } from 'shared-contract/wire/json-ld';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import { isKnown } from 'shared-contract/wire/open-enum';
import type { Violation } from 'shared-contract/wire/problem';
import { shapeViolations } from 'shared-contract/wire/shape-violations';

/** Addresses of pages, which remotes link to and which search engines and e-mails know. */
export function links(id: string): string[] {
  const editStep: ListingEditStep = 'price';
  const checkoutStep: CheckoutStep = 'review';
  return [
    addresses.home(),
    addresses.search({ listingType: 'lease' }, listingSearchParameters(everyListing)),
    addresses.listing(id),
    addresses.listingEditStep(id, editStep),
    addresses.makeAnOffer(id),
    addresses.inbox(),
    addresses.properties(),
    addresses.property(id),
    addresses.applications(id),
    addresses.enquiries(id, '2'),
    addresses.documents(id),
    addresses.propertyListings(id),
    addresses.listingOffers(id, '2', '3'),
    addresses.rentalManagement(id, '2'),
    addresses.tenancy(id, '2'),
    addresses.tenancyAgreementEdit(id),
    addresses.tenantCheck(id),
    addresses.order(id),
    addresses.checkoutStep(id, checkoutStep),
    addresses.subscription(id),
    addresses.settings(),
    addresses.login(listUrl('/lessons', { page: pageNumber(new URLSearchParams('page=2')), status: null })),
  ];
}

export function dates(now: Date): [string, string, number] {
  const today: string = localDateIn('Australia/Perth', now);
  return [addDays(today, 7), addMonths(today, 1), daysBetween(today, '2026-12-24')];
}

export function amounts(typed: string): string[] {
  const cents: number = centsOf(typed);
  return [amountOf(cents), formatMoney(cents), formatPrice(cents), formatRent(cents)];
}

/** What remotes read of the main resources. */
export function factsOf(body: unknown): (string | number | null | undefined)[] {
  const one: Property = property.parse(body);
  const { headline, status, type, pricing, listingOpens }: Listing = listing.parse(body);
  const { number, total, orderItems, target }: Order = order.parse(body);
  const { rent, startDate, endDate, paidTo, arrearsDays, tenants }: Tenancy = tenancy.parse(body);
  const known: ListingType | null = isKnown(listingType, type) ? type : null;
  const canShow: boolean = isAdvertised(status) || isEditable(status) || isPublicStatus(status);
  return [
    ...[idOfIri(one['@id']), one.address.fullAddress, one.timeZone, one.picture?.alt, one.currentListing?.headline],
    ...[headline, known, canShow ? pricing.displayType : null, listingOpens[0]?.startAt],
    ...[number, total, orderItems[0]?.quantity, target.propertyAddress],
    ...[rent, startDate, endDate, paidTo, arrearsDays, tenants[0]?.name],
  ];
}

const member = z.object({ id: z.string(), title: z.optional(z.string()) });

export function readCollection(body: unknown): { ids: string[]; total: number } {
  const { member: members, totalItems } = collectionOf(member).parse(body);
  return { ids: [...members, ...listingSearchResult.parse(body).member].map(({ id }) => id), total: totalItems };
}

export const query: ListingSearchQuery = { ...everyListing, suburbs: ['richmond-vic-3121'] };
export const bounds: MapBounds | null = boundsOf([]);
export const violation: Violation = { propertyPath: 'title', message: 'Enter a title.' };
export const propertyTypeOf = ({ propertyType }: PropertyInput) => propertyType;

/** What remotes read of the resources around a tenancy. */
export function tenancyFactsOf(body: unknown): (string | number | null | undefined)[] {
  const { landlord, tenantDetails, status, signing, property: home }: TenancyAgreement = tenancyAgreement.parse(body);
  const view: ApplicationView = applicationView.parse(body);
  const check: TenantCheckDetail = tenantCheckDetail.parse(body);
  return [
    ...[landlord, tenantDetails.length, status, home.address.suburb, signing?.parties.length],
    ...[view.listing.headline, view.part.currentAddress, view.adults[0]?.completedAt, view.destroyOn, view.formNotice],
    ...[check.status, check.product, check.applicant.name, check.property.fullAddress, check.completedAt, check.price],
  ];
}

export const summaryOf = ({ names, submittedAt, listing: iri }: ApplicationSummary): string[] => [
  ...names,
  submittedAt ?? iri,
];

/** What remotes read of the resources about money. */
export function moneyFactsOf(body: unknown): (string | null | undefined)[] {
  const { terms, buyer, expiresAt, history }: Offer = offer.parse(body);
  const { amount, method, nextAction, failure }: Payment = payment.parse(body);
  const { name, price, currentPeriodEnd, nextCharge, overdue }: Subscription = subscription.parse(body);
  return [
    ...[amountLabel(terms), terms.kind === 'sale' ? terms.settlementDays.toString() : terms.startDate],
    ...[formatPhone(buyer.phone ?? ''), expiresAt, history[0]?.message],
    ...[amount, method.kind, method.lastFour, nextAction?.url, failure?.message],
    ...[name, price, currentPeriodEnd, nextCharge?.on, overdue?.endsAt],
  ];
}

/** What forms do with typed text. */
export function typedFieldsOf(amount: string, rooms: string): Record<string, string> {
  const parsed = parseAmount(amount);
  const number = parseNumber(rooms);
  if (!parsed.ok) return { amount: parsed.message };
  if (!number.ok) return { rooms: number.message };
  const violations: Violation[] = shapeViolations(member.safeParse({ id: parsed.amount && amountText(parsed.amount) }));
  return messagesByField(violations, (path) => `${path} ${number.value}`);
}

export const stateOf = (text: string): string | null => {
  const state: AustralianState | undefined = australianState.options.find((one) => one === text);
  return state ? stateNames[state] : null;
};
export const pointOf = ({ property: { address } }: FoundListing, point: MapPoint): string =>
  `${address.suburb} ${point.latitude},${point.longitude}`;
export const namesOf = ({ name, category, expiresOn, versions }: PropertyDocument): (string | number | null)[] => [
  ...[name, category, expiresOn, versions.length],
];
