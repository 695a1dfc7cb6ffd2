import { expect, it } from '@jest/globals';
import type { ListingStatus } from 'shared-contract/listing/listing';
import type { OfferStatus } from 'shared-contract/offer/offer';
import { offerMoves } from 'shared-contract/offer/offer-rules';
import type { ThreadSubject } from 'shared-contract/thread/thread';
import { nextThreadStep, type ThreadFacts } from './next-thread-step.ts';

const nothing: ThreadFacts = {
  propertyId: 'p',
  listing: null,
  enquiry: null,
  inspection: null,
  application: null,
  check: null,
  agreement: null,
  tenancy: null,
  offer: null,
};
const toRent = { id: 'l', acceptsApplications: true, canBeSold: true };
const toBuy = { ...toRent, acceptsApplications: false };
const enquiry = (status: string) => ({ enquiry: { id: 'e', status }, listing: toRent });
type Of<Name extends keyof ThreadFacts> = NonNullable<ThreadFacts[Name]>;
const application = (status: Of<'application'>['status']) => ({ application: { id: 'a', status } });
const check = (status: Of<'check'>['status']) => ({ check: { id: 'c', status } });
const agreement = (status: string, isSigned = false) => ({ agreement: { id: 'g', status, isSigned } });
const tenancy = (status: Of<'tenancy'>['status'], bondLeftCents = 0) => ({
  tenancy: { id: 't', status, startDate: '2026-12-30', bondLeftCents },
});
const expiry = 'Expires tomorrow, at the end of 29 November 2026';
const offer = (
  status: OfferStatus,
  {
    kind = 'sale',
    market = 'active',
    isOtherAccepted = false,
  }: { kind?: 'sale' | 'lease'; market?: ListingStatus; isOtherAccepted?: boolean } = {},
) => ({
  offer: { id: 'o', status, kind, moves: offerMoves('owner', status, market), isOtherAccepted, expiry },
  listing: kind === 'sale' ? toBuy : toRent,
});

const openApplication = ['Open the application', '/properties/p/applications/a'];
const openOffer = ['Open the offer', '/properties/p/offers?offer=o'];
const invite = ['Invite to apply', '/properties/p/enquiries?enquiry=e&reply=apply'];
const decide = ['Decide on the application', '/properties/p/applications/a'];
const createFrom = ['Create the agreement', '/properties/p/tenancy-agreements/create?application=a'];
const create = ['Create the agreement', '/properties/p/tenancy-agreements/create'];
const review = '/tenancy-agreements/g/edit/review';
const ledger = '/properties/p/rental-management?tenancy=t';

const cases: [subject: ThreadSubject, about: string, facts: Partial<ThreadFacts>, next: string[] | null][] = [
  ['enquiry', 'new', enquiry('new'), ['Reply to the enquiry', '/properties/p/enquiries?enquiry=e']],
  ['enquiry', 'replied', enquiry('replied'), invite],
  ['enquiry', 'replied about a home for sale', { ...enquiry('replied'), listing: toBuy }, null],
  ['enquiry', 'followed by an application', { ...enquiry('closed'), ...application('submitted') }, openApplication],
  ['enquiry', 'followed by an offer', { ...enquiry('replied'), ...offer('pending') }, openOffer],
  ['enquiry', 'closed', enquiry('closed'), null],
  ['enquiry', 'spam', { ...enquiry('spam'), ...application('submitted') }, null],
  [
    'inspection',
    'to come',
    { listing: toRent, inspection: { hasEnded: false } },
    ['See who is coming', '/listings/l/edit/inspections'],
  ],
  ['inspection', 'over', { ...enquiry('replied'), inspection: { hasEnded: true } }, invite],
  ['inspection', 'over, without an enquiry', { listing: toRent, inspection: { hasEnded: true } }, null],
  [
    'inspection',
    'followed by an application',
    { inspection: { hasEnded: true }, ...application('approved') },
    openApplication,
  ],
  ['application', 'submitted', application('submitted'), decide],
  ['application', 'shortlisted', application('shortlisted'), decide],
  ['application', 'approved', application('approved'), createFrom],
  [
    'application',
    'with an agreement',
    { ...application('approved'), ...agreement('draft') },
    ['Open the agreement', review],
  ],
  ['application', 'declined', application('declined'), null],
  ['application', 'withdrawn', application('withdrawn'), null],
  ['check', 'draft', check('draft'), ['Complete the tenant check', '/tenant-checks/c']],
  ['check', 'needsInfo', check('needsInfo'), ['Complete the tenant check', '/tenant-checks/c']],
  ['check', 'complete, undecided application', { ...check('complete'), ...application('submitted') }, decide],
  ['check', 'complete, approved application', { ...check('complete'), ...application('approved') }, createFrom],
  ['check', 'complete, without an application', check('complete'), create],
  ['check', 'withdrawn', { ...check('withdrawn'), ...application('submitted') }, openApplication],
  ['check', 'cancelled, without an application', check('cancelled'), null],
  ['agreement', 'draft', agreement('draft'), ['Complete and send the agreement', review]],
  ['agreement', 'initiated', agreement('initiated'), ['Get the agreement signed', review]],
  [
    'agreement',
    'signed',
    { ...agreement('initiated', true), ...tenancy('upcoming') },
    ['Open the tenancy', '/properties/p/tenancies/t'],
  ],
  ['agreement', 'terminated', agreement('terminated'), null],
  ['tenancy', 'upcoming', tenancy('upcoming'), ['Starts 30 Dec 2026: record rent', ledger]],
  ['tenancy', 'upcoming, bond unpaid', tenancy('upcoming', 1), ['Starts 30 Dec 2026: record the bond', ledger]],
  ['tenancy', 'active', tenancy('active'), ['Record rent', ledger]],
  ['tenancy', 'active, bond unpaid', tenancy('active', 1), ['Record rent', ledger]],
  ['tenancy', 'ended', tenancy('ended'), ['Open the rent ledger', ledger]],
  ['ledger', 'of an active tenancy', tenancy('active'), ['Record rent when it arrives', ledger]],
  [
    'ledger',
    'of an upcoming tenancy, bond unpaid',
    tenancy('upcoming', 1),
    ['Starts 30 Dec 2026: record the bond when it arrives', ledger],
  ],
  [
    'ledger',
    'of an upcoming tenancy, bond paid',
    tenancy('upcoming'),
    ['Starts 30 Dec 2026: record rent when it arrives', ledger],
  ],
  ['ledger', 'of an ended tenancy', tenancy('ended'), null],
  [
    'offer',
    'pending',
    offer('pending'),
    [`Accept, counter or decline the offer. ${expiry}.`, '/properties/p/offers?offer=o'],
  ],
  ...(['pending', 'countered'] as const).map((status): (typeof cases)[number] => [
    'offer',
    `${status}, while another is accepted`,
    offer(status, { market: 'underOffer', isOtherAccepted: true }),
    [`Decline it, or wait in case the accepted offer falls through. ${expiry}.`, '/properties/p/offers?offer=o'],
  ]),
  [
    'offer',
    'pending on a withdrawn listing',
    offer('pending', { market: 'withdrawn' }),
    ['Decline the offer', '/properties/p/offers?offer=o'],
  ],
  [
    'offer',
    'countered on a sold listing',
    offer('countered', { market: 'sold' }),
    ['Decline the offer', '/properties/p/offers?offer=o'],
  ],
  [
    'offer',
    'countered',
    offer('countered'),
    [`Wait for the answer to your counter-offer. ${expiry}.`, '/properties/p/offers?offer=o'],
  ],
  ['offer', 'accepted', offer('accepted'), ['Mark the listing as sold', '/properties/p/offers?offer=o']],
  ['offer', 'accepted, closed listing', { ...offer('accepted'), listing: { ...toBuy, canBeSold: false } }, null],
  ['offer', 'accepted, to rent', offer('accepted', { kind: 'lease' }), create],
  ['offer', 'rejected', offer('rejected'), null],
];

it.each(cases)('next step of %s: %s', (subject, _about, facts, next) => {
  const step = nextThreadStep(subject, { ...nothing, ...facts });
  expect(step && [step.text, step.address]).toEqual(next);
});
