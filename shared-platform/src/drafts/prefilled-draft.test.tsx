import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod/mini';
import { unsavedWork } from '../unsaved-work/unsaved-work.ts';
import { eraseAllDrafts } from './pending-drafts.ts';
import { useDraft } from './use-draft.ts';

const schema = z.object({
  price: z.string(),
  buyer: z.object({ name: z.string(), phone: z.string() }),
  consent: z.boolean(),
});
const initial = { price: '', buyer: { name: 'Olivia Jones', phone: '' }, consent: false };

function Form() {
  const [values, setValues] = useState(initial);
  const draft = useDraft({
    entity: 'offer/1',
    step: 'offer',
    version: 1,
    schema,
    values,
    dirty: values !== initial,
    description: 'your offer',
    apply: setValues,
    sensitiveFields: ['buyer.name', 'phone', 'consent'],
  });
  const typeBuyer = (own: Partial<typeof values.buyer>) => setValues({ ...values, buyer: { ...values.buyer, ...own } });
  return (
    <>
      <input
        aria-label="Price"
        value={values.price}
        onChange={({ target }) => setValues({ ...values, price: target.value })}
      />
      <input aria-label="Name" value={values.buyer.name} onChange={({ target }) => typeBuyer({ name: target.value })} />
      <input
        aria-label="Phone"
        value={values.buyer.phone}
        onChange={({ target }) => typeBuyer({ phone: target.value })}
      />
      <button type="button" onClick={() => setValues({ ...values, consent: true })}>
        Agree
      </button>
      <button type="button" onClick={draft.discard}>
        Discard
      </button>
      {draft.restored ? <p>{draft.restored.withheld ? 'Restored in part' : 'Restored'}</p> : null}
    </>
  );
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shown = () => ['Price', 'Name', 'Phone'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
function reopen() {
  cleanup();
  render(<Form />);
}

beforeEach(() => {
  cleanup();
  eraseAllDrafts();
  localStorage.clear();
  render(<Form />);
});

describe('the draft of a form that fills in sensitive fields', () => {
  it('keeps what is filled in there when it is restored', () => {
    type('Price', '790,000');
    reopen();
    expect(shown()).toEqual(['790,000', 'Olivia Jones', '']);
    fireEvent.click(screen.getByText('Discard'));
    expect(shown()).toEqual(['', 'Olivia Jones', '']);
  });

  it('does not store what the user types there', () => {
    type('Price', '790,000');
    type('Name', 'Olivia and Jack Jones');
    type('Phone', '0491 570 156');
    reopen();
    expect(shown()).toEqual(['790,000', 'Olivia Jones', '']);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Jones|0491/);
  });

  it('contains all of the work until the user types there', () => {
    type('Price', '790,000');
    fireEvent.click(screen.getByText('Agree'));
    expect(unsavedWork()).toMatchObject([{ isPersisted: true }]);
    reopen();
    expect(screen.getByText('Restored')).toBeTruthy();
    type('Name', 'Olivia and Jack Jones');
    expect(unsavedWork()).toMatchObject([{ isPersisted: false }]);
    reopen();
    expect(screen.getByText('Restored in part')).toBeTruthy();
    expect(unsavedWork()).toMatchObject([{ isPersisted: true }]);
  });
});
