import { amountOf } from 'shared-contract/money/money';
import { isRentBehind } from 'shared-contract/tenancy/rent-lateness';
import {
  type ReminderOptions,
  reminderDays,
  reminderOptions,
  reminderOptionsPatch,
  reminderTemplate,
  rentReminder,
  rentReminderInput,
} from 'shared-contract/tenancy/rent-reminder';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { created, item, replyWithPage } from '../http/json-ld.ts';
import { pageParameter } from '../http/parameters.ts';
import { conflict, requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { recipientsOf } from '../mail/mail-recipients.ts';
import { everyRow, findOwn, lockOwn, updateOwn } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { refuseSample } from '../sample-data/refuse-sample.ts';
import { tenancyPath } from '../tenancies/tenancy-path.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { lockRentState, type RentScope, readRentState } from './read-rent-state.ts';
import { reminderTexts } from './reminder-text.ts';
import { findRentReminders, rentReminderResource } from './rent-reminder-store.ts';
import { sendRentReminder } from './send-rent-reminder.ts';

const listReminders = ownerRoute('GET', `${tenancyPath}/:id/rent-reminders`, {
  summary: 'The rent reminders that were emailed to the tenants, newest first.',
  query: z.object({ page: pageParameter }),
  response: collectionOf(rentReminder),
  async handler(context) {
    const { id: tenancyId } = requireFound(await findOwn(context, tenancies, context.params.id));
    return replyWithPage('RentReminder', context, findRentReminders(context, { tenancyId }), rentReminderResource);
  },
});

const postReminder = ownerRoute('POST', `${tenancyPath}/:id/rent-reminders`, {
  summary: 'Emails a rent reminder to the tenants. 409 when it was sent before for the same unpaid rent.',
  body: rentReminderInput,
  response: rentReminder,
  status: 201,
  async handler({ params, body, ...context }) {
    const { template, unpaidFrom, message } = body;
    const state = await lockRentState(context, params.id);
    if (state.unpaidFrom !== unpaidFrom) {
      throw conflict('rent-changed', 'The rent account has changed. Close this dialog to see the latest figures.');
    }
    if (!isRentBehind(state) || state.dueCents === 0) {
      throw conflict('rent-not-behind', 'This rent isn’t behind, so no reminder was sent.');
    }
    if (recipientsOf(state.row.tenants).length === 0) {
      throw conflict('no-recipient', 'This tenancy has no email address.');
    }
    const { subject } = reminderTexts[template](state.facts);
    const sent = await sendRentReminder(context, state, { template, subject, message, automatic: false });
    if (!sent) throw conflict('reminder-sent', 'This reminder was sent already. Reload the page to see when.');
    return created(rentReminderResource(sent));
  },
});

const getOptions = ownerRoute('GET', `${tenancyPath}/:id/reminder-options`, {
  summary: 'When rent reminders are sent automatically, and what each template says today.',
  response: reminderOptions,
  handler: async ({ params, ...scope }) => item(await optionsOf(scope, params.id)),
});

const patchOptions = ownerRoute('PATCH', `${tenancyPath}/:id/reminder-options`, {
  summary: 'Switches automatic rent reminders on or off.',
  body: reminderOptionsPatch,
  response: reminderOptions,
  async handler({ params, body, ...scope }) {
    const { id, propertyId } = requireFound(await lockOwn(scope, tenancies, params.id));
    refuseSample(requireFound(await findOwn(scope, properties, propertyId)));
    await updateOwn(scope, tenancies, id, { remindAfterDays: body.automaticDays });
    return item(await optionsOf(scope, id));
  },
});

async function optionsOf(scope: RentScope, tenancyId: string): Promise<ReminderOptions> {
  const { row, arrearsDays, dueCents, unpaidFrom, facts } = await readRentState(scope, tenancyId);
  const { remindAfterDays } = row;
  const sent = await findRentReminders(scope, { tenancyId, unpaidFrom }).rows(everyRow);
  const wasSent = new Set(sent.map(({ template }) => template));
  return {
    '@id': `${tenancyPath}/${tenancyId}/reminder-options`,
    '@type': 'ReminderOptions',
    // Older settings may have 1 day, on which rent is due and not behind.
    automaticDays: remindAfterDays === null ? null : Math.max(reminderDays.min, remindAfterDays),
    arrearsDays,
    due: amountOf(dueCents),
    unpaidFrom,
    drafts: reminderTemplate.options.map((template) => ({
      template,
      ...reminderTexts[template](facts),
      isSent: wasSent.has(template),
    })),
  };
}

export const rentReminderRoutes: Route[] = [listReminders, postReminder, getOptions, patchOptions];
