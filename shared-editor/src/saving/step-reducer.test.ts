import { describe, expect, it } from '@jest/globals';
import * as z from 'shared-contract/schema';
import type { FieldErrors, StepForm } from './step-form.ts';
import { reduceStep } from './step-reducer.ts';
import { initialStepState, isDirty, type StepEvent, type StepState } from './step-state.ts';

type Values = { headline: string; body: string };
/** The resource on the server, in which the body is named `description`. */
type Resource = { id: string; headline: string; description: string };
type Change = Partial<Omit<Resource, 'id'>>;

const form: StepForm<Values, Resource, Change> = {
  step: 'description',
  draftDescription: 'the description',
  schema: z.object({ headline: z.string(), body: z.string() }),
  version: 1,
  labels: { headline: 'Headline', body: 'Body' },
  formatValue: (_field, value) => String(value),
  valuesOf: ({ headline, description }) => ({ headline, body: description }),
  patchOf: ({ headline, body }) => {
    const errors: FieldErrors = {};
    if (headline.includes('!')) errors.headline = 'Remove the exclamation mark.';
    return { patch: { headline, description: body }, errors };
  },
  fieldOf: () => null,
};

const checked = { form, violations: () => [] };

const resource = (values: Partial<Values> = {}): Resource => ({
  id: '1',
  headline: values.headline ?? '',
  description: values.body ?? '',
});
const version = (values: Partial<Values> = {}) => ({
  resource: resource(values),
  now: new Date('2026-11-21T00:00:00Z'),
});
const start = initialStepState<Values>({ headline: '', body: '' });
const mine = (headline: string, body = ''): Values => ({ headline, body });

/** Reduces the events one after another and returns the last transition. */
function play(from: StepState<Values>, ...events: StepEvent<Values, Resource>[]) {
  let last = { state: from, effects: [] as ReturnType<typeof reduceStep<Values, Resource, Change>>['effects'] };
  for (const event of events) last = reduceStep(checked, last.state, event);
  return last;
}
/** A form whose change to `headline` has been sent. */
const sending = (headline: string) =>
  play(
    start,
    { type: 'edited', values: mine(headline) },
    { type: 'saveRequested' },
    { type: 'saveStarted', ...version() },
  );
const patchOf = (change: Change) => ({ type: 'patch', change });

describe('the step reducer', () => {
  it('saves a change after a pause', () => {
    const { state, effects } = play(start, { type: 'edited', values: mine('View') });
    expect(state.status).toEqual({ kind: 'saving' });
    expect(effects).toEqual([{ type: 'setTimer', ms: 800 }]);
  });

  it('sends only what differs from the server', () => {
    const { effects } = sending('View');
    expect(effects).toEqual([{ type: 'setErrors', errors: {} }, patchOf({ headline: 'View' })]);
  });

  it('saves the valid fields of a form without drafts, and stays unsaved until the others are valid', () => {
    const linked = { form: { ...form, savesValidFields: true }, violations: () => [] };
    const values = mine('View!', 'Sunny');
    const errors = { headline: 'Remove the exclamation mark.' };
    let last = reduceStep(linked, start, { type: 'edited', values });
    last = reduceStep(linked, last.state, { type: 'saveRequested' });
    last = reduceStep(linked, last.state, { type: 'saveStarted', ...version() });
    expect(last.effects).toEqual([{ type: 'setErrors', errors }, patchOf({ description: 'Sunny' })]);
    last = reduceStep(linked, last.state, { type: 'patched', ...version({ body: 'Sunny' }) });
    expect([last.state.status.kind, last.state.mine, isDirty(last.state)]).toEqual(['invalid', values, true]);
    expect(last.effects).toEqual([{ type: 'setErrors', errors }, { type: 'releaseQueue' }]);
    expect(sending('View!').effects).toEqual([{ type: 'setErrors', errors }, { type: 'releaseQueue' }]);
  });

  it('is saved when the server has accepted what the form shows', () => {
    const { state, effects } = play(sending('View').state, { type: 'patched', ...version({ headline: 'View' }) });
    expect([state.status.kind, isDirty(state), state.save]).toEqual(['saved', false, null]);
    expect(effects).toEqual([{ type: 'releaseQueue' }]);
  });

  it('sends what the user entered while a change was being sent', () => {
    const { state, effects } = play(
      sending('View').state,
      { type: 'edited', values: mine('View of the bay') },
      { type: 'saveRequested' },
      { type: 'patched', ...version({ headline: 'View' }) },
    );
    expect(state.status.kind).toBe('saving');
    expect(effects).toEqual([{ type: 'setErrors', errors: {} }, patchOf({ headline: 'View of the bay' })]);
  });

  it('merges another field that was changed elsewhere, and sends its own change again', () => {
    const { state, effects } = play(sending('View').state, { type: 'outdated', ...version({ body: 'Sunny' }) });
    expect(state.mine).toEqual(mine('View', 'Sunny'));
    expect(effects).toEqual([
      { type: 'setValues', values: mine('View', 'Sunny') },
      { type: 'setErrors', errors: {} },
      patchOf({ headline: 'View' }),
    ]);
  });

  it('stops at a field that was changed on both sides, until the user has chosen', () => {
    const conflict = play(sending('View').state, { type: 'outdated', ...version({ headline: 'Bay' }) });
    expect(conflict.state.status).toMatchObject({ kind: 'conflict', fields: ['headline'] });
    expect(conflict.effects).toEqual([{ type: 'releaseQueue' }]);
    const { state, effects } = play(conflict.state, { type: 'resolved', choices: { headline: 'theirs' } });
    expect(state.mine).toEqual(mine('Bay'));
    expect(effects.map(({ type }) => type)).toEqual(['setValues', 'clearTimer', 'acquireQueue']);
  });

  it('shows invalid values without sending them', () => {
    const { state, effects } = sending('View!');
    expect(state.status).toEqual({ kind: 'invalid', message: null });
    expect(effects).toEqual([
      { type: 'setErrors', errors: { headline: 'Remove the exclamation mark.' } },
      { type: 'releaseQueue' },
    ]);
  });

  it('shows what the server rejected, unless the user has changed it since', () => {
    const rejected: StepEvent<Values, Resource> = { type: 'rejected', errors: {}, rest: ['Too long.'], ...version() };
    expect(play(sending('View').state, rejected).state.status).toEqual({ kind: 'invalid', message: 'Too long.' });
    const { effects } = play(sending('View').state, { type: 'edited', values: mine('Bay') }, rejected);
    expect(effects).toContainEqual(patchOf({ headline: 'Bay' }));
  });

  it('retries with growing pauses while the server is out of reach, and keeps the changes', () => {
    const pauses: unknown[] = [];
    let { state } = sending('View');
    for (let failure = 0; failure < 6; failure += 1) {
      const failed = play(state, { type: 'unreachable' });
      pauses.push(failed.effects.at(-1));
      ({ state } = play(failed.state, { type: 'saveRequested' }, { type: 'saveStarted', ...version() }));
    }
    expect(pauses).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000].map((ms) => ({ type: 'setTimer', ms })));
    expect(isDirty(state)).toBe(true);
  });

  it('retries later when the resource changes before each of five attempts', () => {
    let { state } = sending('View');
    for (let change = 0; change < 4; change += 1)
      ({ state } = play(state, { type: 'outdated', ...version({ body: `${change}` }) }));
    expect(state.status.kind).toBe('saving');
    ({ state } = play(state, { type: 'outdated', ...version({ body: 'last' }) }));
    expect([state.status.kind, state.save]).toEqual(['retrying', null]);
  });

  it('shows changes from elsewhere only in a form without own changes', () => {
    const received = { type: 'received', resource: resource({ headline: 'Bay' }) } as const;
    expect(play(start, received).state.mine).toEqual(mine('Bay'));
    expect(play(start, { type: 'edited', values: mine('View') }, received).state.mine).toEqual(mine('View'));
  });

  it('restores unsaved work and merges it with the current version', () => {
    const { state } = play(
      start,
      { type: 'restored', mine: mine('View'), stored: mine('', '') },
      { type: 'saveStarted', ...version({ body: 'Sunny' }) },
    );
    expect(state.mine).toEqual(mine('View', 'Sunny'));
  });
});
