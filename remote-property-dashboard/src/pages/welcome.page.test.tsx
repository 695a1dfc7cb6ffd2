import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addresses } from 'shared-contract/page/addresses';
import { firstSteps } from 'shared-contract/property/first-steps';
import { purposeText } from '../first-steps/step-texts.ts';
import definition from '../remote.ts';
import * as page from './welcome.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000021', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
let own: { ownerId: string; propertyId: string };
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  const { id } = await backend.insert.property({ ownerId: olivia.id, bedrooms: 3, baths: 1 });
  own = { ownerId: olivia.id, propertyId: id };
});

const open = () =>
  renderPage({
    definition,
    pages: { welcome: page },
    url: addresses.propertyWelcome(own.propertyId),
    as: olivia,
    backend,
  });
const steps = async () => within(await screen.findByRole('region', { name: 'First steps' }));

describe('the first steps with a property', () => {
  it('say what each is for, which is next, and link to the page on which it is done', async () => {
    await open();
    const region = await steps();
    const [features, writing, photos] = region.getAllByRole('listitem');
    expect(features).toHaveTextContent('Add the property’s featuresBedrooms, bathrooms or the land area');
    expect(features).toHaveTextContent(/Done/);
    expect(writing).toHaveTextContent(/Next/);
    expect(photos).toHaveTextContent(/To do/);
    expect(region.getByRole('progressbar', { name: '1 of 9 done' })).toHaveAttribute('value', '1');
    expect(region.getByRole('link', { name: 'Write listing: Write your listing' })).toHaveAttribute(
      'href',
      addresses.listingCreate(own.propertyId),
    );
    expect(region.getByRole('link', { name: 'View: Add the property’s features' })).toHaveAttribute(
      'href',
      addresses.propertySettings(own.propertyId),
    );
  });

  it('say what they are for when a newer server sends an unknown purpose', () => {
    expect(purposeText('swap')).toBe('First steps with this property.');
    expect(firstSteps.shape.purpose.safeParse('swap').success).toBe(true);
  });

  it('link to the steps of the listing’s editor once there is a listing', async () => {
    const { id } = await backend.insert.listing({ ...own, status: 'draft', publishedAt: null });
    await open();
    const link = (await steps()).getByRole('link', { name: 'Add photos: Add photos' });
    expect(link).toHaveAttribute('href', addresses.listingEditStep(id, 'media'));
  });

  it('end with a way on when all are done', async () => {
    await backend.insert.tenancy(own);
    await backend.insert.bankAccount({ ...own, receivesRent: true });
    await backend.insert.document({ ...own, category: 'conditionReport' });
    await backend.insert.expense(own);
    await open();
    expect(await screen.findByText('All first steps are done')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the overview' })).toHaveAttribute(
      'href',
      addresses.property(own.propertyId),
    );
  });

  it('show an error with a way to try again, never an empty list, when they cannot be loaded', async () => {
    await backend.database.execute('alter table expenses rename to expenses_broken');
    try {
      await open();
      expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
      expect(screen.queryByText('All first steps are done')).toBeNull();
    } finally {
      await backend.database.execute('alter table expenses_broken rename to expenses');
    }
  });
});
