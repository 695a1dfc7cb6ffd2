import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mia, type SigningApi, signingApi, tokenIn, tom } from './testing/signing-api.ts';

let api: SigningApi;
beforeAll(async () => {
  api = await signingApi();
});
afterAll(() => api.backend.close());

const day = 86_400_000;
const subjectsTo = async (address: string) => (await api.mailsTo(address)).map(({ subject }) => subject);
const remindersTo = async (address: string) => (await subjectsTo(address)).filter((one) => one.startsWith('Reminder'));

/** Runs the job, which a worker adds by its schedule. */
async function run(job: 'signing-reminders' | 'signing-expiry') {
  await api.backend.boss.send(job);
  await api.backend.runQueue(job);
}

/** Runs the job every four hours for some days. */
async function remindRegularly(days: number) {
  for (let times = 1; times <= days * 6; times += 1) {
    api.tickBy(day / 6);
    await run('signing-reminders');
  }
}

describe('reminders', () => {
  it('go after 2 and 5 days to the people who have to act, and never twice', async () => {
    const { id, mia: link } = await api.aSent();
    await api.answer(link, id);
    const before = { mia: (await remindersTo(mia)).length, tom: (await remindersTo(tom)).length };
    await remindRegularly(1.9);
    expect((await remindersTo(tom)).length - before.tom).toBe(0);
    await remindRegularly(0.5);
    expect((await remindersTo(tom)).length - before.tom).toBe(1);
    await remindRegularly(8);
    expect((await remindersTo(tom)).length - before.tom).toBe(2);
    expect((await remindersTo(mia)).length - before.mia).toBe(0);
    const reminded = tokenIn(await api.lastMailTo(tom));
    expect((await api.view(reminded)).body.next).toBe('answer');

    const owners = (await remindersTo('olivia@example.com')).length;
    await api.answer(reminded, id);
    await remindRegularly(3);
    expect((await remindersTo('olivia@example.com')).length - owners).toBe(1);
    expect((await api.kinds(id)).filter((kind) => kind === 'reminded')).toHaveLength(3);
  });

  it('are one mail after a long outage', async () => {
    await api.aSent();
    const before = (await remindersTo(mia)).length;
    api.tickBy(9 * day);
    await run('signing-reminders');
    await run('signing-reminders');
    expect((await remindersTo(mia)).length - before).toBe(1);
  });
});

describe('the expiry', () => {
  it('ends rounds after 14 days, informs all parties once, and lets the owner send again', async () => {
    const { id, mia: link } = await api.aSent();
    await api.answer(link, id);
    api.tickBy(13 * day);
    await run('signing-expiry');
    expect((await api.round(id))?.step).toBe('sent');
    api.tickBy(day);
    await run('signing-expiry');
    await run('signing-expiry');
    expect((await api.round(id))?.step).toBe('expired');
    expect(await api.kinds(id)).toEqual(['sent', 'accepted', 'expired']);
    for (const address of [mia, tom, 'olivia@example.com']) {
      expect((await subjectsTo(address)).at(-1)).toMatch(/has expired$/);
    }
    expect((await api.send(id)).body.signing.step).toBe('sent');
    expect((await api.view(link)).body.signing.step).toBe('expired');
  });
});
