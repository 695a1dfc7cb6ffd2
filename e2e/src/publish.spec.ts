import { createPhotos, exifHeader } from './create-photos.ts';
import { expectAccessible } from './expect-accessible.ts';
import { keyboardOf } from './keyboard.ts';
import { expect, test } from './verandah.ts';

const aNotice = {
  name: 'rates.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
};
const desktop = { width: 1440, height: 900 };

test('an owner creates, pays for and publishes a listing by keyboard only; a guest finds it, enquires and makes an offer; the owner accepts', async ({
  page,
  site,
  browser,
  problems,
}) => {
  test.setTimeout(300_000);
  const keys = keyboardOf(page);
  const field = (label: string | RegExp) => page.getByRole('textbox', { name: label });
  const saved = () => expect(page.getByText(/^Saved \d/)).toBeVisible();
  const goOn = async (to: string) => {
    await expectAccessible(page, await page.title());
    await keys.press(page.getByRole('link', { name: `Continue to ${to.toLowerCase()}` }));
    await expect(page.getByRole('heading', { level: 1, name: to })).toBeVisible();
  };

  await page.goto(`${site.url}/properties/create`);
  await page.waitForURL((url) => url.origin === site.identityUrl);
  await keys.press(page.getByRole('link', { name: /create an account/i }));
  await keys.type(page.getByLabel(/first name|given name/i), 'Wren');
  await keys.type(page.getByLabel(/last name|family name/i), 'Okafor');
  await keys.type(page.getByLabel(/e-?mail/i), 'wren@example.com');
  await keys.type(page.getByLabel(/^password/i), 'a long enough password');
  await page.keyboard.press('Enter');

  let listingId = '';
  let propertyId = '';
  await test.step('the property and its listing', async () => {
    await keys.type(page.getByRole('combobox', { name: 'Address' }), '17 Wattle Lane, Fitzroy');
    await expect(page.getByRole('option', { name: '17 Wattle Lane, Fitzroy VIC 3065' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Change address' })).toBeFocused();
    await keys.press(page.getByRole('button', { name: 'Add property' }));
    await page.waitForURL(/\/properties\/[0-9a-f-]{36}$/);
    propertyId = page.url().split('/').at(-1) ?? '';
    await expectAccessible(page, 'new property');
    await keys.press(page.getByRole('link', { name: 'Listings', exact: true }));
    await keys.press(page.getByRole('main').getByRole('link', { name: 'Create a listing' }));
    await keys.press(page.getByRole('button', { name: 'Create the listing' }));
    await expect(page.getByText('Choose how the property is offered.')).toBeVisible();
    await expectAccessible(page, 'creation without a choice');
    await page.goBack();
    await page.goBack();
    await keys.press(page.getByRole('link', { name: /^List for sale/ }));
    await expect(page.getByRole('radio', { name: /^For sale A price/ })).toBeChecked();
    await expectAccessible(page, 'creation');
    await keys.press(page.getByRole('button', { name: 'Create the listing' }));
    await page.waitForURL(/\/listings\/[0-9a-f-]{36}\/edit\/property-details$/);
    listingId = page.url().split('/').at(-3) ?? '';
  });

  await test.step('what is offered, and for how much', async () => {
    await keys.type(field('Bedrooms'), '3');
    await keys.type(field('Bathrooms'), '2');
    await keys.type(field('Land area'), '420');
    await saved();
    await goOn('Price');
    await keys.type(field('Price'), '1,250,000');
    await page.keyboard.press('Tab');
    await saved();
    await goOn('Description');
    await keys.type(field('Headline'), 'Sunny family home a block from the park');
    await keys.type(field('Description'), 'Light pours in from the north. Call 0491 570 006.');
    await keys.press(page.getByRole('button', { name: 'Remove what portals reject' }));
    await saved();
    await expect(field('Description')).toHaveText('Light pours in from the north. Call.');
    await goOn('Features');
    await keys.press(page.getByRole('checkbox', { name: 'Dishwasher' }), 'Space');
    await saved();
    await goOn('Media');
  });

  await test.step('twelve photos, reordered', async () => {
    const photos = await createPhotos(page, 12);
    expect(photos[0]?.buffer.includes(exifHeader), 'a photo with GPS metadata').toBe(true);
    await keys.choose(page.getByRole('button', { name: 'Choose photos' }), photos);
    await expect(page.getByText('12 of up to 26')).toBeVisible({ timeout: 30_000 });
    await keys.goTo(page.getByRole('button', { name: /^Move photo 1, photo-1.jpg/ }));
    await page.keyboard.press('Space');
    await expect(page.locator('[data-dragging]')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: /^Move photo/ }).first()).toHaveAccessibleName(
      'Move photo 1, photo-2.jpg',
    );
    await expect(page.getByRole('button', { name: 'Move photo 3, photo-1.jpg' })).toBeFocused();

    // Another row of the grid.
    const before = await page.getByRole('listitem').filter({ hasText: 'photo-1.jpg' }).boundingBox();
    await page.keyboard.press('Space');
    await expect(page.locator('[data-dragging]')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Move photo 3, photo-4.jpg' })).toBeVisible();
    // The photo has no box while the list renders its new order.
    await expect
      .poll(async () => (await page.getByRole('listitem').filter({ hasText: 'photo-1.jpg' }).boundingBox())?.y)
      .toBeGreaterThan(before?.y ?? 0);
    await goOn('Inspections');
  });

  await test.step('inspections, ownership, a package, the market', async () => {
    const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const day = page.getByLabel(/^Day( \*)?$/);
    await keys.goTo(day);
    await day.fill(inAWeek);
    await page.getByLabel('Starts at').fill('11:00');
    await keys.press(page.getByRole('button', { name: 'Add inspection' }));
    await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
    await goOn('Contact details');
    await goOn('Ownership');
    await keys.choose(page.getByRole('button', { name: 'Choose your document' }), [aNotice]);
    await expect(page.getByText('Ownership is verified')).toBeVisible();
    await goOn('Packages');
    await keys.goTo(page.getByRole('radio', { name: /^Basic/ }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Sale starter/ })).toBeChecked();
    await expect(page.getByText('GST included')).toBeVisible();
    await goOn('Enhancements');
    await keys.press(page.getByRole('checkbox', { name: /^Photo signboard/ }), 'Space');
    await expect(page.getByText('$919.00')).toBeVisible();
    await goOn('Summary');
    await keys.press(page.getByRole('link', { name: 'Continue to checkout' }));
  });

  await test.step('a promo code, delivery, and a card that the bank checks', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
    await keys.type(field('Promo code'), 'WELCOME10');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Code WELCOME10 applied')).toBeVisible();
    await keys.press(page.getByRole('button', { name: 'Continue to delivery' }));
    await keys.type(page.getByRole('combobox', { name: 'Delivery address' }), '17 Wattle Lane, Fitzroy');
    await expect(page.getByRole('option', { name: '17 Wattle Lane, Fitzroy VIC 3065' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Change address' })).toBeFocused();
    await expect(page.getByText('$14.95').first()).toBeVisible();
    await keys.press(page.getByRole('button', { name: 'Continue to payment' }));
    const card = page.frameLocator('iframe[title="Card details"]');
    await keys.type(card.getByLabel('Card number'), '4000002500003155');
    await keys.type(card.getByLabel('Expiry'), '0430');
    await keys.type(card.getByLabel('Security code'), '123');
    await keys.press(page.getByRole('button', { name: 'Continue to review and pay' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Review and pay' })).toBeVisible();
    await expectAccessible(page, 'review');
    await keys.press(page.getByRole('checkbox', { name: 'I agree to the terms of sale' }), 'Space');
    await keys.press(page.getByRole('button', { name: 'Pay $842.05' }));
    const bank = page.frameLocator('iframe[title="Verification by your bank"]');
    await bank.getByRole('button', { name: 'Approve' }).waitFor();
    await keys.press(bank.getByRole('button', { name: 'Approve' }));
    await expect(page.getByRole('heading', { level: 1, name: /^Order V-/ })).toBeVisible({ timeout: 15_000 });
  });

  await test.step('on the market', async () => {
    await page.goto(`${site.url}/listings/${listingId}/edit/summary`);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'On the market' })).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 15_000 });
    await expectAccessible(page, 'summary');
    await expect(page.getByRole('link', { name: 'View listing' })).toBeVisible();
    await keys.press(page.getByRole('link', { name: /^Checkout/ }));
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expectAccessible(page, 'checkout');
  });

  const visit = await browser.newContext({ viewport: desktop });
  const guest = await visit.newPage();
  await test.step('found by search, asked about, offered for', async () => {
    const byKeys = keyboardOf(guest);
    const guestField = (label: string | RegExp) => guest.getByRole('textbox', { name: label });
    await guest.goto(`${site.url}/search/sale/residential/house?suburb=fitzroy-vic-3065`);
    const card = guest.getByRole('article').filter({ hasText: '17 Wattle Lane' });
    await expect(card).toBeVisible({ timeout: 2_000 });
    await byKeys.press(card.getByRole('link').first());
    await guest.waitForURL(new RegExp(listingId));
    const { listingAssets } = await (await guest.request.get(`${site.url}/api/listings/${listingId}`)).json();
    for (const { picture } of listingAssets.slice(0, 3)) {
      const served = await guest.request.get(`${site.url}/api/pictures/${picture.id}/640.jpeg`);
      expect((await served.body()).includes(exifHeader), 'the served photo has no GPS metadata').toBe(false);
      expect(served.headers()).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    }
    await byKeys.type(guestField('Your message'), 'Is the fig tree staying?');
    await byKeys.type(guestField('Your name'), 'Gus Guest');
    await byKeys.type(guestField('Email'), 'gus@example.com');
    await byKeys.press(guest.getByRole('button', { name: 'Send message' }));
    await expect(guest.getByText(/on its way|was sent|is with/i).first()).toBeVisible();

    await guest.goto(`${site.url}/make-an-offer?listing=${listingId}`);
    await byKeys.type(guestField('Price'), '1,260,000');
    await byKeys.goTo(guestField('Deposit'));
    await guest.keyboard.press('Control+a');
    await guest.keyboard.type('10%');
    await byKeys.type(guestField(/^Full legal names/), 'Gus Guest');
    await byKeys.type(guestField('Email').first(), 'gus@example.com');
    await byKeys.press(guest.getByRole('checkbox', { name: /^I agree/ }), 'Space');
    await byKeys.press(guest.getByRole('button', { name: 'Send offer' }));
    await expect(guest.getByRole('heading', { name: 'We’ve sent your offer' })).toBeVisible();
  });

  await test.step('answered', async () => {
    await page.goto(`${site.url}/properties/${propertyId}/enquiries`);
    await expect(page.getByText('Is the fig tree staying?').first()).toBeVisible();
    await page.goto(`${site.url}/properties/${propertyId}/listings/${listingId}/offers`);
    await keys.press(page.getByRole('button', { name: /^Answer the offer from Gus Guest/ }));
    await keys.press(page.getByRole('button', { name: 'Accept', exact: true }));
    await keys.press(page.getByRole('button', { name: 'Accept offer' }));
    await expect(page.getByText('Offer accepted: the listing is under offer')).toBeVisible();
    await guest.goto(`${site.url}/listings/${listingId}`);
    await expect(guest.getByText('Under offer').first()).toBeVisible();
  });
  await visit.close();
  expect(problems).toEqual([]);
});
