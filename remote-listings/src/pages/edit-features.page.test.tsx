import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editorSite, saved } from '../editor/testing/editor-site.tsx';
import * as page from './edit-features.page.tsx';

let site: Awaited<ReturnType<typeof editorSite>>;
beforeAll(async () => {
  site = await editorSite('features', page);
});
afterAll(() => site.backend.close());

describe('features', () => {
  it('can be searched by name and chosen, and merge with those of another device', async () => {
    const { id, featureIds } = await site.aListing({ features: { Indoor: ['Fireplace', 'Study'], Outdoor: ['Deck'] } });
    await site.open(id);
    expect(await screen.findByRole('group', { name: 'Outdoor' })).toBeVisible();
    expect(screen.getByText('3 chosen')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Find a feature'), 'fire');
    expect(screen.queryByLabelText('Study')).toBeNull();
    await site.elsewhere(id, { features: featureIds.slice(0, 2) });
    await userEvent.click(screen.getByLabelText('Fireplace'));
    await userEvent.tab();
    expect(await saved()).toBeVisible();
    expect((await site.stored(id)).features.map(({ name }) => name)).toEqual(['Study']);
    expect(screen.getByText('1 chosen')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Find a feature'));
    expect(screen.getByLabelText('Deck')).not.toBeChecked();
  });

  it('match the property type; a chosen one that does not match stays until it is removed', async () => {
    const { id, featureIds } = await site.aListing({
      features: { Commercial: ['Loading dock', 'Mezzanine'], Kitchen: ['Dishwasher'] },
      featureTypes: { Commercial: ['Commercial'] },
    });
    await site.elsewhere(id, { features: featureIds.slice(0, 1) });
    await site.open(id);
    const left = await screen.findByLabelText('Loading dock');
    expect(screen.queryByLabelText('Mezzanine')).toBeNull();
    expect(screen.getByLabelText('Dishwasher')).not.toBeChecked();
    await userEvent.click(left);
    expect(await saved()).toBeVisible();
    expect((await site.stored(id)).features).toEqual([]);
    expect(left).toBeDisabled();
    expect(left).toHaveAccessibleDescription('Not available for homes');
  });
});
