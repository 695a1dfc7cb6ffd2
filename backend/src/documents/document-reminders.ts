import { and, between, eq, isNull, not, sql } from 'drizzle-orm';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import { expiryReminderDays, expiryState } from 'shared-contract/property/document-rules';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import { firstRow } from '../database/single-row.ts';
import { formatDate } from '../mail/format-date.ts';
import { queuedMail } from '../mail/mail.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { MoneyContext, ProviderContext } from '../payments/money-context.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { propertyDocuments } from './document-tables.ts';

const { id, expiresOn, remindedFor, deletedAt, propertyId, ownerId } = propertyDocuments;

/** Not in the bin, and its owner was not reminded of its present expiry date. */
const isOpen = and(isNull(deletedAt), sql`${remindedFor} is distinct from ${expiresOn}`);

type JobContext = Pick<ProviderContext, 'database' | 'config' | 'transact'>;

/**
 * Emails owners once, some days before a document expires, except one of sample data. Each mail is added in a
 * transaction of its own.
 */
export async function remindOfExpiry({ database, config, transact }: JobContext): Promise<void> {
  const today = config.clock().toISOString().slice(0, 10);
  // A day more on both sides, because the date at a property can differ from the one in UTC.
  const isNear = between(expiresOn, addDays(today, -1), addDays(today, expiryReminderDays + 1));
  const near = await database.select({ id }).from(propertyDocuments).where(and(isOpen, isNear));
  const failures: unknown[] = [];
  for (const document of near) {
    // A reminder that fails does not stop the others. The next run of the job sends it.
    await transact((context) => remind(context, document.id)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders were not sent.`);
}

async function remind({ database, config, addJob, now }: MoneyContext, documentId: string): Promise<void> {
  const found = await firstRow(
    database
      .select({ document: propertyDocuments, property: properties, to: customerUsers.username })
      .from(propertyDocuments)
      .innerJoin(properties, eq(properties.id, propertyId))
      .innerJoin(customerUsers, eq(customerUsers.id, ownerId))
      .where(and(eq(id, documentId), isOpen, not(properties.isSample)))
      // Another worker that reminds of the same document waits here, and then finds none.
      .for('update', { of: propertyDocuments }),
  );
  if (!found) return;
  const { document, property, to } = found;
  const lastDay = document.expiresOn;
  if (lastDay === null || expiryState(lastDay, localDateIn(property.timeZone, now)) !== 'soon') return;
  await database.update(propertyDocuments).set({ remindedFor: lastDay }).where(eq(id, documentId));
  await queuedMail(addJob, now).send({
    to,
    subject: `${document.name} expires on ${formatDate(lastDay)}`,
    ...renderMail({
      opening: `“${document.name}” expires on ${formatDate(lastDay)}.`,
      details: [['Property', fullAddressOf(property)]],
      link: {
        label: 'Open the document',
        url: config.publicOrigin + addresses.document(property.id, documentId),
      },
      closing: 'When you have a new one, upload it there as a new version and change the expiry date.',
    }),
  });
}
