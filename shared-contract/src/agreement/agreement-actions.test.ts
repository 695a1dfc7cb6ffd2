import { describe, expect, it } from '@jest/globals';
import { agreementActions, isEditable, mayBecome, mayBeRemoved } from './agreement-actions.ts';

describe('V33 agreement transitions', () => {
  it('lets only draft and initiated agreements be edited', () => {
    expect(isEditable('draft')).toBe(true);
    expect(isEditable('initiated')).toBe(true);
    expect(isEditable('terminated')).toBe(false);
  });

  it('ends and cancels an initiated agreement', () => {
    expect(agreementActions('initiated')).toEqual(['end', 'cancel']);
    expect(mayBecome('initiated', 'terminated')).toBe(true);
    expect(mayBecome('initiated', 'draft')).toBe(true);
  });

  it('never brings an ended agreement back', () => {
    expect(agreementActions('terminated')).toEqual([]);
    expect(mayBecome('terminated', 'draft')).toBe(false);
  });

  it('takes a repeated request as done', () => {
    expect(mayBecome('terminated', 'terminated')).toBe(true);
    expect(mayBecome('draft', 'draft')).toBe(true);
  });

  it('removes drafts only: an agreement that bound somebody is kept (V41)', () => {
    expect(mayBeRemoved('draft')).toBe(true);
    expect(mayBeRemoved('initiated')).toBe(false);
    expect(mayBeRemoved('terminated')).toBe(false);
  });
});
