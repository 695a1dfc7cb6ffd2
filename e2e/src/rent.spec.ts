import { expectAccessible } from './expect-accessible.ts';
import { expect, openAs, openMainLink, test, withoutPictures } from './verandah.ts';

test.beforeEach(({ page }) => withoutPictures(page));

test('an owner sees who is late, why, records a payment and reverses it', async ({ page, site, problems }) => {
  const dialog = page.getByRole('dialog');
  const rent = page.getByRole('region', { name: 'Rent received' });
  const ledger = page.getByRole('region', { name: 'Ledger' });
  await openAs(page, site, 'olivia@example.com', '/');

  const before = await test.step('opens the furthest behind from the rent roll', async () => {
    await openMainLink(page, 'Rent & money');
    await expect(page.getByRole('region', { name: 'All properties' })).toContainText('late');
    await expectAccessible(page, 'rent roll');
    const cash = page.getByRole('region', { name: /^Cash by month/ });
    await expect(cash.getByRole('img')).toBeVisible();
    await cash.getByRole('button', { name: 'Show table' }).click();
    await expect(cash.getByRole('row', { name: /^Total/ })).toContainText('$');
    await expectAccessible(page, 'cash by month as a table');
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rental management' })).toBeVisible();
    await expect(rent).toContainText('behind');
    await expect(page.getByRole('img', { name: 'Chart of arrears at the end of each month' })).toBeVisible();
    return (await rent.getByText(/^(Paid to|No full week)/).textContent()) ?? '';
  });

  await test.step('reads how the paid-to date is worked out, down to the entries', async () => {
    await rent.getByRole('button', { name: 'How we worked this out' }).click();
    await expect(rent.getByText('What is due today')).toBeVisible();
    await expectAccessible(page, 'explanation');
    await rent.getByRole('link', { name: /rent payment/ }).click();
    await expect(ledger.getByRole('link', { name: 'Payments' })).toHaveAttribute('aria-current', 'true');
    await expect(ledger.getByText('Rent due')).toHaveCount(0);
    await ledger.getByRole('link', { name: 'All', exact: true }).click();
    await expect(ledger.getByText('Rent due').first()).toBeVisible();
  });

  const reminders = page.getByRole('region', { name: 'Rent reminders' });
  await test.step('emails a reminder, which is sent once', async () => {
    await reminders.getByRole('button', { name: 'Send a reminder' }).click();
    await expect(dialog.getByLabel('Message')).toHaveValue(/days? behind/);
    await expectAccessible(page, 'sending a reminder');
    await dialog.getByRole('button', { name: 'Send reminder' }).click();
    await expect(reminders.getByText(/^Sent to .+ on /).first()).toBeVisible({ timeout: 20_000 });
    await reminders.getByText('Read the message').first().click();
    await expect(reminders.getByText(/friendly reminder about the rent/)).toBeVisible();
    await reminders.getByRole('button', { name: 'Automatic reminders' }).click();
    await dialog.getByLabel('Send reminders automatically').check();
    await expectAccessible(page, 'automatic reminders');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(reminders).toContainText('from 3 days behind');
    await expectAccessible(page, 'sent reminder');
  });

  await test.step('records what is due', async () => {
    const newest = ledger.getByRole('link', { name: /^Rent received, receipt/ }).first();
    const earlier = (await newest.textContent()) ?? '';
    await rent.getByRole('button', { name: 'Record a payment' }).click();
    await expectAccessible(page, 'payment');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(newest).not.toHaveText(earlier);
    await expect(rent).not.toContainText(/\d days behind/);
  });

  await test.step('emails its receipt, and reads when it was sent', async () => {
    await ledger
      .getByRole('link', { name: /^Rent received, receipt/ })
      .first()
      .click();
    const receipt = page.getByRole('region', { name: 'Receipt' });
    await receipt.getByRole('button', { name: 'Send receipt' }).click();
    await expect(dialog.getByRole('listitem').first()).toContainText('@');
    await expectAccessible(page, 'sending a receipt');
    await dialog.getByRole('button', { name: 'Send receipt' }).click();
    await expect(receipt.getByText(/^Sent to .+ on /).first()).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, 'sent receipt');
    const number = (await page.getByRole('heading', { level: 1 }).textContent())?.match(/\d+$/)?.[0];
    const saved = page.waitForEvent('download');
    await receipt.getByRole('button', { name: 'Download receipt' }).click();
    expect((await saved).suggestedFilename()).toBe(`Receipt-${number}.pdf`);
    await page.getByRole('main').getByRole('link', { name: 'Rental management' }).click();
  });

  await test.step('downloads the statement of this financial year', async () => {
    await rent.getByRole('button', { name: 'Statement' }).click();
    await expectAccessible(page, 'statement');
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download PDF' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^Rent-statement-\d{4}-07-01-to-\d{4}-06-30\.pdf$/);
    await expect(dialog).toHaveCount(0);
  });

  await test.step('reverses it with a reason', async () => {
    await ledger
      .getByRole('button', { name: /^Reverse: Rent received/ })
      .first()
      .click();
    await dialog.getByRole('radio', { name: 'The bank returned the payment' }).check();
    await expectAccessible(page, 'reverse a receipt');
    await dialog.getByLabel('Reason').fill('The bank returned it');
    await dialog.getByRole('button', { name: 'Reverse receipt' }).click();
    await expect(rent.getByText(before, { exact: true })).toBeVisible();
    await expect(ledger.getByText('The bank returned it').first()).toBeVisible();
  });

  await test.step('imports a bank’s file, records what matches, and imports it again', async () => {
    const imported = page.getByRole('region', { name: 'Import bank transactions' });
    const reference = (await rent.getByText(/^\d{9}/).textContent())?.slice(0, 9);
    const date = new Date(Date.now() - 3 * 86_400_000).toLocaleDateString('en-AU', { timeZone: 'Australia/Perth' });
    const rows = ['Date,Description,Debit,Credit,Balance', `${date},"RENT ${reference}",,123.45,900.00`];
    const csv = [
      ...rows,
      `${date},"=cmd|' /C calc'!A0 <img src=x onerror=alert(1)>",,55.00,955.00`,
      `${date},Fee,5.00,,950.00`,
      'Closing balance,,,,950.00',
    ];
    const choose = async () => {
      const file = { name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.join('\r\n')) };
      await imported.getByLabel('Choose your CSV file').setInputFiles(file);
    };
    await rent.getByRole('button', { name: 'Import bank transactions' }).click();
    await expectAccessible(page, 'choosing a bank file');
    await choose();
    await expect(imported.getByText('Ready to record (1)')).toBeVisible();
    await imported.getByText('Other money in (1)').click();
    await expect(imported.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await imported.getByText('Ignored: money out (1)').click();
    await expectAccessible(page, 'bank transactions');
    await imported.getByRole('button', { name: 'Record 1 payment' }).dblclick();
    await expect(imported.getByText(/^1 payment recorded: receipt \d+\.$/)).toBeVisible();
    await expect(ledger.getByText(`RENT ${reference}`)).toHaveCount(1);
    await expectAccessible(page, 'recorded bank transactions');
    await imported.getByRole('button', { name: 'Import another file' }).click();
    await choose();
    await imported.getByText('Recorded before (1)').click();
    await expect(imported.getByText(/^Recorded as receipt \d+\.$/)).toBeVisible();
    await imported.getByRole('button', { name: 'Close' }).click();
    await expect(imported).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});
