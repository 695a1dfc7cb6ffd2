import { describe, expect, it } from '@jest/globals';
import { replyTemplates, withTemplate } from './reply-templates.ts';

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const enquiry = {
  name: 'Mia Petrović',
  property: { '@id': '/api/properties/1', id: '1', fullAddress: '12A/3–5 Bridge Road, Richmond VIC 3121' },
};
const open = (startAt: string, endAt: string) => ({
  '@id': '/api/listing-opens/1',
  '@type': 'ListingOpen',
  id: '1',
  listing: '/api/listings/1',
  startAt,
  endAt,
  timeZone: 'Australia/Melbourne',
});
const property = {
  '@id': '/api/properties/1',
  '@type': 'ResidentialProperty',
  id: '1',
  propertyType: { name: 'Residential' },
  category: { name: 'House' },
  address: { fullAddress: '', suburb: 'Richmond', state: 'VIC', postcode: '3121' },
  timeZone: 'Australia/Melbourne',
} as const;
const listing = {
  id: '1',
  type: 'sale',
  status: 'active',
  property,
  listingOpens: [
    open('2026-11-20T23:00:00Z', '2026-11-20T23:30:00Z'),
    open('2026-11-27T23:00:00Z', '2026-11-27T23:30:00Z'),
  ],
} as const;
const now = new Date('2026-11-22T00:00:00Z');
const facts = { enquiry, sender: 'Olivia', now, origin: 'https://verandah.example' };
const namesFor = (one: Parameters<typeof replyTemplates>[0]['listing']) =>
  replyTemplates({ ...facts, listing: one }).map(({ name }) => name);

describe('reply templates', () => {
  it('fills in the name and the next open home in its local time', () => {
    const [invite] = replyTemplates({ ...facts, listing: { ...listing, listingOpens: [...listing.listingOpens] } });
    expect(plain(invite?.text ?? '')).toBe(
      'Hi Mia,\n\nThank you for your enquiry about 12A/3–5 Bridge Road.\n\nThe next open home is on Sat 28 Nov, 10:00 am – 10:30 am AEDT. You’re welcome to come along, no booking needed.\n\nKind regards\nOlivia',
    );
  });

  it('offers only templates that suit the listing', () => {
    expect(namesFor({ ...listing, listingOpens: [] })).toEqual([
      'Offer a private inspection',
      'Send the contract',
      'No longer available',
    ]);
    expect(namesFor({ ...listing, type: 'lease', listingOpens: [] })).toContain('How to apply');
    expect(namesFor(null)).not.toContain('Invite to the next open home');
  });

  it('replaces an unchanged template and keeps a written message', () => {
    const all = replyTemplates({ ...facts, listing: null });
    const [first, second] = all;
    if (!first || !second) throw new Error('Expected two templates.');
    expect(withTemplate('', first, all)).toBe(first.text);
    expect(withTemplate(first.text, second, all)).toBe(second.text);
    expect(withTemplate('My own words ', second, all)).toBe(`My own words\n\n${second.text}`);
  });
});
