import { localDateIn } from 'shared-contract/date/local-date';
import { detailOf, type Listing } from 'shared-contract/listing/listing';
import { detailAdvice, missingDetailMessages } from 'shared-contract/listing/listing-detail-rules';
import type { ListingPatch } from 'shared-contract/listing/listing-input';
import { isAdvertised } from 'shared-contract/listing/listing-status';
import { mediaFindings } from 'shared-contract/listing/media-findings';
import { rangeAdvice } from 'shared-contract/listing/pricing-rules';
import {
  advice,
  missing,
  optional,
  type ReadinessFinding,
  type StepFinding,
  violation,
  withCode,
} from 'shared-contract/listing/readiness-finding';
import {
  headlineAdvice,
  withoutContactDetails,
  wordingAdvice,
  wordingViolations,
} from 'shared-contract/listing/wording-rules';
import type { ListingEditStep } from 'shared-contract/page/addresses';
import { placeViolations } from 'shared-contract/place/place-rules';
import { plainTextOf } from 'shared-contract/text/rich-text';
import { listingPatchViolations } from './listing-patch-rules.ts';

/**
 * The state of one editor step. `todo`: a value is missing. `blocked`: the saved content breaks a rule. `reasons` and
 * `advice` are sentences for the owner. A step that is `blocked`, or `todo` and not `optional`, prevents publishing.
 */
export type StepStatus =
  | { kind: 'ok'; reasons: readonly []; advice: readonly string[] }
  | { kind: 'todo'; optional: boolean; reasons: readonly string[]; advice: readonly string[] }
  | { kind: 'blocked'; reasons: readonly string[]; advice: readonly string[] };

/** True for a finding that must be fixed before the listing is published (V25). */
export const blocksPublishing = ({ severity }: ReadinessFinding): boolean =>
  severity === 'violation' || severity === 'missing';

/**
 * Runs all checks before publishing and returns their findings, blocking ones first. The editor's summary shows them
 * under "Fix before publishing", and the server refuses to publish while there is a blocking finding (V25).
 */
export function readinessFindings(listing: Listing, now: Date): ReadinessFinding[] {
  const found = [
    ...checkedSteps.flatMap((step) => stepFindings(step, listing, now)),
    ...orderFindings(listing).map((finding) => ({ ...finding, step: 'packages' as const })),
  ];
  return [...found.filter(blocksPublishing), ...found.filter((finding) => !blocksPublishing(finding))];
}

/** Returns the state of one editor step. The most severe finding about the saved content decides it. */
export function stepStatus(step: ListingEditStep, listing: Listing, now: Date): StepStatus {
  const found = stepFindings(step, listing, now);
  const messages = (wanted: ReadinessFinding['severity']) =>
    found.filter(({ severity }) => severity === wanted).map(({ message }) => message);
  const advice = messages('advice');
  const [violations, absent, optional] = [messages('violation'), messages('missing'), messages('optional')];
  if (violations.length > 0) return { kind: 'blocked', reasons: violations, advice };
  if (absent.length > 0) return { kind: 'todo', optional: false, reasons: absent, advice };
  if (optional.length > 0) return { kind: 'todo', optional: true, reasons: optional, advice };
  return { kind: 'ok', reasons: [], advice };
}

/** The steps with their own checks. In the other steps the owner only orders and pays (`orderFindings`). */
const checkedSteps = [
  'property-details',
  'price',
  'description',
  'media',
  'features',
  'inspections',
  'contact-details',
  'ownership',
] as const satisfies readonly ListingEditStep[];

const stepChecks: Record<ListingEditStep, (listing: Listing, now: Date) => StepFinding[]> = {
  'property-details': propertyDetailsFindings,
  price: priceFindings,
  description: descriptionFindings,
  media: mediaFindings,
  features: ({ features }) => (features.length === 0 ? [optional('Choose the property’s features.')] : []),
  inspections: inspectionsFindings,
  'contact-details': contactFindings,
  ownership: ownershipFindings,
  packages: (listing) =>
    (listing.readiness?.order ?? 'missing') !== 'missing' || needsNoOrder(listing)
      ? []
      : [missing('Choose a package.')],
  'listing-enhancements': (listing) =>
    hasUnpaidExtras(listing)
      ? [optional('Your enhancements aren’t paid for yet.')]
      : isPaid(listing)
        ? []
        : [optional('Add photography, a signboard and more to your order.')],
  summary: summaryFindings,
  'checkout-direct': checkoutFindings,
};

function stepFindings(step: ListingEditStep, listing: Listing, now: Date): ReadinessFinding[] {
  return stepChecks[step](listing, now).map((finding) => ({ ...finding, step }));
}

/** Checks place (V9) and details (V15, V16, V24). The place gets only advice, about what portals may reject. */
function propertyDetailsFindings(listing: Listing, now: Date): StepFinding[] {
  const { listingPropertyDetails: details, property } = listing;
  const availableFrom = detailOf(details, 'availabilityDate');
  const hasPassed = typeof availableFrom === 'string' && availableFrom < localDateIn(property.timeZone, now);
  const otherDetails = details.filter(({ name }) => name !== 'availabilityDate');
  const fix = { label: 'Mark as available now', patch: { listingPropertyDetails: otherDetails } };
  return [
    ...placeViolations(property.address, []).map(({ message }) =>
      withCode('place', advice(`${message} Portals may reject the address.`)),
    ),
    ...violationsOf(listing, { listingPropertyDetails: details }, now),
    ...missingDetailMessages(details, property.propertyType.name).map(missing),
    ...detailAdvice(details, property, now).map(advice),
    ...(listing.type !== 'sale' && availableFrom === undefined
      ? [advice('Add the date it’s available from. Tenants look for it.')]
      : []),
    ...(hasPassed ? [{ ...withCode('available-date', advice('The date it’s available from has passed.')), fix }] : []),
  ];
}

/** Checks prices (V20–V23). The owner must enter a price even when visitors do not see it (V22). */
function priceFindings(listing: Listing, now: Date): StepFinding[] {
  const { type, pricing, leasePricing = null, bond = null, property } = listing;
  const isAbsent = (price: typeof leasePricing) => price?.displayValue === undefined;
  const what = type === 'lease' ? 'weekly rent' : 'price';
  return [
    ...violationsOf(listing, { pricing, leasePricing, bond }, now),
    ...(isAbsent(pricing) ? [missing(`Enter the ${what}. You need one to publish, even when you hide it.`)] : []),
    ...(type === 'both' && isAbsent(leasePricing)
      ? [missing('Enter the weekly rent. The listing is also for lease.')]
      : []),
    ...(type === 'lease' ? [] : rangeAdvice(pricing).map(advice)),
    ...(type !== 'sale' && property.propertyType.name === 'Residential' && !bond
      ? [advice('Add the bond. Tenants want to know it before they apply.')]
      : []),
  ];
}

/** Checks headline and description (V17). One fix removes all contact details and banned phrases. */
function descriptionFindings(listing: Listing, now: Date): StepFinding[] {
  const { headline, description, type, property } = listing;
  const cleaned = { headline: withoutContactDetails(headline), description: withoutContactDetails(description) };
  const canClean = wordingViolations(cleaned).length < wordingViolations({ headline, description }).length;
  const fix = { label: 'Remove it', patch: cleaned };
  return [
    ...violationsOf(listing, { headline, description }, now).map((finding, index) =>
      canClean && index === 0 ? { ...finding, code: 'wording', fix } : finding,
    ),
    ...(headline.trim() === '' ? [missing('Add a headline.')] : []),
    ...(plainTextOf(description) === '' ? [missing('Add a description.')] : []),
    ...headlineAdvice(headline).map(({ code, message, better }) => ({
      ...advice(message),
      code,
      ...(better === undefined ? {} : { fix: { label: 'Use sentence case', patch: { headline: better } } }),
    })),
    ...wordingAdvice(listing, { type, propertyType: property.propertyType.name }).map(advice),
  ];
}

/** Reports a missing open home, and an auction before the first one (V19). Neither blocks publishing. */
function inspectionsFindings({ auctionDateTime, listingOpens }: Listing, now: Date): StepFinding[] {
  const hasUpcoming = listingOpens.some(({ endAt }) => new Date(endAt) > now);
  const isEarly = auctionDateTime && listingOpens.every(({ startAt }) => new Date(auctionDateTime) < new Date(startAt));
  return [
    ...(hasUpcoming ? [] : [optional('Add an inspection time.')]),
    ...(isEarly
      ? [advice('The auction is before the first inspection, so buyers can’t inspect before they bid.')]
      : []),
  ];
}

/** Checks the contact person (V7, V8). */
function contactFindings(listing: Listing, now: Date): StepFinding[] {
  const { name, email, phone } = listing.contactDetail;
  return [
    ...(name === '' ? [] : violationsOf(listing, { contactDetail: { name, email, phone } }, now)),
    ...(name.trim() === '' ? [missing('Enter a contact name.')] : []),
    ...(email ? [] : [missing('Enter the email address for enquiries.')]),
  ];
}

const ownershipMessages: Record<string, string> = {
  pending: 'We’re checking your proof of ownership. This takes a moment.',
  rejected: 'We couldn’t accept your proof of ownership. Upload another document.',
};

/** Checks that the ownership has been verified (V25). */
function ownershipFindings({ readiness }: Listing): StepFinding[] {
  const ownership = readiness?.ownership ?? 'missing';
  if (ownership === 'verified') return [];
  const severity = ownership === 'rejected' ? 'violation' : 'missing';
  const message = ownershipMessages[ownership] ?? 'Prove that you own the property.';
  return [{ code: 'ownership', severity, message }];
}

/** Checks the order: a package must be chosen, and paid for unless it is free (V25). */
function orderFindings({ readiness }: Listing): StepFinding[] {
  const order = readiness?.order ?? 'missing';
  if (order === 'settled' || order === 'free') return [];
  const message = order === 'unpaid' ? 'Pay for your package to publish.' : 'Choose a package.';
  return [{ code: 'order', severity: 'missing', message }];
}

function summaryFindings(listing: Listing, now: Date): StepFinding[] {
  if (isAdvertised(listing.status)) return listing.published ? [missing('Review and publish your changes.')] : [];
  const { length } = readinessFindings(listing, now).filter(blocksPublishing);
  if (length === 0) return [missing('Ready to publish.')];
  return [missing(`Fix ${length === 1 ? '1 thing' : `${length} things`} before publishing.`)];
}

/** Checks the payment. Publishing completes a free order, so this step is not done before the listing is published. */
function checkoutFindings(listing: Listing): StepFinding[] {
  if (hasUnpaidExtras(listing)) return [optional('Pay for your enhancements. Your package is covered.')];
  if (isPaid(listing) || needsNoOrder(listing)) return [];
  const unpaid = orderFindings(listing);
  return unpaid.length > 0 ? unpaid : [missing('Nothing to pay. Publishing completes your order.')];
}

/** True for an advertised listing without an open order: its order has been completed. */
const needsNoOrder = ({ status, readiness }: Listing) => isAdvertised(status) && readiness?.order === 'missing';
const isPaid = ({ readiness }: Listing) => readiness?.order === 'settled';

/** True when nothing is due for the package, but another order, for enhancements, is not paid. */
function hasUnpaidExtras(listing: Listing): boolean {
  return listing.readiness?.unpaidOrder === true && (isPaid(listing) || needsNoOrder(listing));
}

/** Returns the rules that the content breaks. Missing values are not among them: the functions above report them. */
function violationsOf(listing: Listing, content: ListingPatch, now: Date): StepFinding[] {
  const { propertyType, address, timeZone } = listing.property;
  const place = { propertyType: propertyType.name, state: address.state, timeZone };
  const draft = { ...listing, status: 'draft' as const };
  return listingPatchViolations(draft, place, content, now).map(({ message }) => violation(message));
}
