import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import * as template from './template.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const open = () => renderPage({ definition, pages: { template }, url: '/template', as: olivia, backend });

describe('Template', () => {
  it('shows an empty state without properties', async () => {
    await open();
    expect(await screen.findByText('No properties yet')).toBeVisible();
  });

  it('lists the properties of the owner', async () => {
    await backend.insert.property({ ownerId: olivia.id });
    await open();
    expect(await screen.findByRole('listitem')).toBeVisible();
  });
});
