import { describe, expect, it } from '@jest/globals';
import { agreementActions, canChangeStatus, canRemove, isEditable } from './agreement-actions.ts';

describe('V33 agreement transitions', () => {
  it('lets only draft and initiated agreements be edited', () => {
    expect(isEditable('draft')).toBe(true);
    expect(isEditable('initiated')).toBe(true);
    expect(isEditable('terminated')).toBe(false);
  });

  it('ends and cancels an initiated agreement', () => {
    expect(agreementActions('initiated')).toEqual(['end', 'cancel']);
    expect(canChangeStatus('initiated', 'terminated')).toBe(true);
    expect(canChangeStatus('initiated', 'draft')).toBe(true);
  });

  it('never brings an ended agreement back', () => {
    expect(agreementActions('terminated')).toEqual([]);
    expect(canChangeStatus('terminated', 'draft')).toBe(false);
  });

  it('never ends a draft, which was not sent', () => {
    expect(canChangeStatus('draft', 'terminated')).toBe(false);
  });

  it('takes a repeated request as done', () => {
    expect(canChangeStatus('terminated', 'terminated')).toBe(true);
    expect(canChangeStatus('draft', 'draft')).toBe(true);
  });

  it('removes drafts only: an agreement that was binding stays (V41)', () => {
    expect(canRemove('draft')).toBe(true);
    expect(canRemove('initiated')).toBe(false);
    expect(canRemove('terminated')).toBe(false);
  });
});
