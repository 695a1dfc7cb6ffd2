import { eq } from 'drizzle-orm';
import { formatRent } from 'shared-contract/money/money';
import { addresses } from 'shared-contract/page/addresses';
import { stateForm } from 'tenancy-law/form/state-form';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import { storedRow } from '../database/single-row.ts';
import { formatDate } from '../mail/format-date.ts';
import { queuedMail } from '../mail/mail.ts';
import { type MailContent, renderMail } from '../mail/render-mail.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import type { properties } from '../properties/property-table.ts';
import type { tenancies } from '../tenancies/tenancy-table.ts';

export type ChangedTenancy = { tenancy: typeof tenancies.$inferSelect; property: typeof properties.$inferSelect };

/** Tells the owner that a new rent applies. */
export const sendRentIncreased = (
  context: MoneyContext,
  changed: ChangedTenancy,
  { effectiveDate, rentCents }: { effectiveDate: string; rentCents: number },
): Promise<void> =>
  sendToOwner(context, changed, (place) => ({
    subject: `The new rent for ${place} applies`,
    opening: `From ${formatDate(effectiveDate)} the rent is ${formatRent(rentCents)}.`,
    closing: 'You don’t need to do anything: the rent schedule shows the new rent from that day.',
  }));

/** Tells the owner that a tenancy has ended. */
export const sendEnded = (context: MoneyContext, changed: ChangedTenancy): Promise<void> =>
  sendToOwner(context, changed, (place) => ({
    subject: `The tenancy of ${place} has ended`,
    opening: `Its last day was ${formatDate(changed.tenancy.endDate ?? '')}.`,
    closing: 'Next: the final inspection, the condition report and the bond.',
  }));

/** Tells the owner that a fixed term is over and the tenancy goes on without an end date. */
export const sendBecamePeriodic = (context: MoneyContext, changed: ChangedTenancy): Promise<void> =>
  sendToOwner(context, changed, (place) => ({
    subject: `The lease of ${place} is now periodic`,
    opening: `The fixed term was over on ${formatDate(changed.tenancy.endDate ?? '')} and no notice had been given, so the tenancy continues on the same terms without an end date.`,
    closing: 'You can agree on a new fixed term at any time.',
  }));

type OwnerMail = { subject: string } & Pick<MailContent, 'opening' | 'closing'>;

async function sendToOwner(
  { database, config, now, addJob }: MoneyContext,
  { tenancy, property }: ChangedTenancy,
  mailOf: (place: string) => OwnerMail,
): Promise<void> {
  const found = database
    .select({ email: customerUsers.username })
    .from(customerUsers)
    .where(eq(customerUsers.id, tenancy.ownerId));
  const { email } = await storedRow(found, 'owner');
  const place = fullAddressOf(property);
  const { subject, ...content } = mailOf(place);
  const { labels } = stateForm(property.state, tenancy.startDate);
  const details = [
    ['Property', place],
    [`${labels.tenant}${tenancy.tenants.length > 1 ? 's' : ''}`, tenancy.tenants.map(({ name }) => name).join(', ')],
  ] as const;
  const url = config.publicOrigin + addresses.tenancy(property.id, tenancy.id);
  await queuedMail(addJob, now).send({
    to: email,
    subject,
    ...renderMail({ ...content, details, link: { label: 'View the tenancy', url } }),
  });
}
