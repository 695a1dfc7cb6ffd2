import { describe, expect, it } from '@jest/globals';
import type { InboxItem } from 'shared-contract/inbox/inbox';
import { itemUrl, kindLabel, needsExplanation, senderLabel, waitingLabel } from './inbox-labels.ts';

const anItem = (values: Partial<InboxItem> = {}): InboxItem => ({
  kind: 'enquiry',
  id: 'i',
  status: 'new',
  needsAnswer: true,
  names: ['Mia Petrović'],
  excerpt: '',
  offered: null,
  sentAt: '2026-11-27T01:00:00Z',
  property: { '@id': '/api/properties/p', id: 'p', fullAddress: '1 Bridge Road, Richmond VIC 3121' },
  listing: { '@id': '/api/listings/l', id: 'l', headline: '' },
  ...values,
});

describe('a message in the inbox', () => {
  it.each([
    [{ kind: 'enquiry', status: 'new' }, '/properties/p/enquiries?enquiry=i'],
    [{ kind: 'enquiry', status: 'replied' }, '/properties/p/enquiries?enquiry=i'],
    [{ kind: 'enquiry', status: 'closed' }, '/properties/p/enquiry-history?enquiry=i'],
    [{ kind: 'enquiry', status: 'spam' }, '/properties/p/enquiry-history?enquiry=i'],
    [{ kind: 'offer', status: 'pending' }, '/properties/p/listings/l/offers?offer=i'],
    [{ kind: 'application', status: 'submitted' }, '/properties/p/applications/i'],
    [{ kind: 'letter', status: 'new' }, '/properties/p'],
  ])('%j is answered on %s', (values, url) => {
    expect(itemUrl(anItem(values))).toBe(url);
  });

  it('says what it is, with the amount of an offer and the number of adults', () => {
    expect(kindLabel(anItem())).toBe('Enquiry');
    expect(kindLabel(anItem({ kind: 'offer', offered: { kind: 'sale', amount: '790000.00' } }))).toBe(
      'Offer of $790,000',
    );
    expect(kindLabel(anItem({ kind: 'application', names: ['Mia', 'Tom'] }))).toBe('Application, 2 adults');
    expect(kindLabel(anItem({ kind: 'letter' }))).toBe('Message');
  });

  it('has a sender also after the content of an application was destroyed', () => {
    expect(senderLabel({ names: ['Mia', 'Tom'] })).toBe('Mia and Tom');
    expect(senderLabel({ names: [] })).toBe('Withdrawn application');
  });

  it('explains a status that does not say that an answer is due', () => {
    expect(needsExplanation({ status: 'pending', needsAnswer: true })).toBe(true);
    expect(needsExplanation({ status: 'shortlisted', needsAnswer: true })).toBe(true);
    expect(needsExplanation({ status: 'new', needsAnswer: true })).toBe(false);
    expect(needsExplanation({ status: 'pending', needsAnswer: false })).toBe(false);
  });

  it('is counted in words', () => {
    expect(waitingLabel(1)).toBe('1 message needs an answer');
    expect(waitingLabel(1200)).toBe('1,200 messages need an answer');
  });
});
