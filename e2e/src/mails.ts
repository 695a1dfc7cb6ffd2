import type { RunningSite } from 'site/testing';
import { expect } from './verandah.ts';

/** How long a mail can take on a busy machine, when its job or the payment before it is tried again. */
export const mailWait = { timeout: 60_000 };

/** Returns the newest mail to a recipient once it exists. */
export async function mailTo(site: RunningSite, address: string, subject: RegExp) {
  const find = async () => (await site.mails()).findLast((one) => one.to === address && subject.test(one.subject));
  await expect.poll(find, { message: `a mail to ${address}: ${subject}`, ...mailWait }).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error(`The mail to ${address} is gone: ${subject}`);
  return mail;
}
