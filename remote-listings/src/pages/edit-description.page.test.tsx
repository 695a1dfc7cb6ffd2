import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editorSite, retype, saved } from '../editor/testing/editor-site.tsx';
import * as page from './edit-description.page.tsx';

let site: Awaited<ReturnType<typeof editorSite>>;
beforeAll(async () => {
  site = await editorSite('description', page);
});
afterAll(() => site.backend.close());

const words = async () => screen.findByRole('textbox', { name: 'Description' });

describe('the description', () => {
  it('shows plain text as paragraphs, and keeps rich text', async () => {
    const plain = await site.aListing({ description: 'Sun & trees.\n\nTrams at the door.' });
    const { unmount } = await site.open(plain.id);
    expect((await words()).querySelectorAll('p')).toHaveLength(2);
    expect(await words()).toHaveTextContent('Sun & trees.');
    unmount();
    const rich = await site.aListing({ description: '<p>A <strong>big</strong> garden</p><ul><li>Apples</li></ul>' });
    await site.open(rich.id);
    expect((await words()).querySelector('strong')).toHaveTextContent('big');
    expect((await words()).querySelector('li')).toHaveTextContent('Apples');
  });

  it('V17: explains what portals reject, removes it on request, and saves the rest', async () => {
    const { id } = await site.aListing({ headline: '' });
    await site.open(id);
    await retype(/^Headline/, 'Call\u202e 0491 570 006 for a private sale');
    await userEvent.tab();
    expect(await screen.findByText(/remove “0491 570 006”/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove what portals reject' }));
    await userEvent.tab();
    expect(await saved()).toBeVisible();
    expect((await site.stored(id)).headline).toBe('Call for a');
  });

  it('V17: advises on long headlines and capitals without rejecting them', async () => {
    const { id } = await site.aListing({ headline: '' });
    await site.open(id);
    await retype(/^Headline/, 'SUNNY HOUSE');
    await userEvent.tab();
    expect(await screen.findByText(/sentence case/)).toBeVisible();
    expect((await site.stored(id)).headline).toBe('SUNNY HOUSE');
  });

  it('shows markup as text, and rejects invisible characters', async () => {
    const { id } = await site.aListing({ headline: '', description: '<img src=x onerror=alert(1)>' });
    await site.open(id);
    expect((await words()).querySelector('img')).toBeNull();
    await retype(/^Headline/, '<script>alert(1)</script> 🏡 é');
    await userEvent.tab();
    expect(await saved()).toBeVisible();
    expect((await site.stored(id)).headline).toBe('<script>alert(1)</script> 🏡 é');
    await userEvent.click(screen.getByLabelText(/^Headline/));
    await userEvent.paste('\u202Eevil');
    await userEvent.tab();
    expect(await screen.findByText(/invisible characters/)).toBeVisible();
  });

  it('shows the text of another device in an unchanged form', async () => {
    const { id } = await site.aListing({ description: 'Old words.' });
    await site.open(id);
    expect(await words()).toHaveTextContent('Old words.');
    await site.elsewhere(id, { description: '<p>New words.</p>' });
    await retype(/^Headline/, 'Sunny');
    await userEvent.tab();
    expect(await saved()).toBeVisible();
    await waitFor(async () => expect(await words()).toHaveTextContent('New words.'));
    expect(await site.stored(id)).toMatchObject({ headline: 'Sunny', description: '<p>New words.</p>' });
  });
});
