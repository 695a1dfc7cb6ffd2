import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, patchResource, postResource, resourceQuery } from 'shared-api';
import { type RentReminderInput, reminderOptions, rentReminder } from 'shared-contract/tenancy/rent-reminder';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type { Keyed } from 'shared-ledger';
import { tenancyPath } from './rent-account-queries.ts';

const reminders = collectionOf(rentReminder);
const remindersPath = (tenancyId: string) => `${tenancyPath(tenancyId)}/rent-reminders`;
const optionsPath = (tenancyId: string) => `${tenancyPath(tenancyId)}/reminder-options`;

/** Often enough that "Sending" changes soon after the mail server has the mail. */
const whileSendingMs = 3000;

/** The latest reminders, newest first. Fetched again while a mail is on its way. */
export const rentRemindersQuery = (tenancyId: string) =>
  resourceQuery(remindersPath(tenancyId), reminders, {
    refetchInterval: ({ state }) => {
      const { data } = reminders.safeParse(state.data?.body);
      const isSending = data?.member.some(({ recipients }) => recipients.some(({ sentAt }) => sentAt === null));
      return isSending ? whileSendingMs : false;
    },
  });

/** When reminders are sent automatically, and what a reminder says today. */
export const reminderOptionsQuery = (tenancyId: string) => resourceQuery(optionsPath(tenancyId), reminderOptions);

const refetchReminders = (tenancyId: string) => invalidateResources([remindersPath(tenancyId), optionsPath(tenancyId)]);

/** Emails a reminder to the tenants. */
export const sendReminderMutation = (tenancyId: string) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...input }: Keyed<RentReminderInput>) =>
      postResource(remindersPath(tenancyId), input, rentReminder, { idempotencyKey }),
    onSettled: () => refetchReminders(tenancyId),
  });

/** Switches automatic reminders on, from some days behind, or off with null. */
export const automaticRemindersMutation = (tenancyId: string) =>
  mutationOptions({
    mutationFn: (automaticDays: number | null) =>
      patchResource(optionsPath(tenancyId), { automaticDays }, reminderOptions),
    onSettled: () => refetchReminders(tenancyId),
  });
