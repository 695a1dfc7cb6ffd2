import { useState } from 'react';
import { centsOf } from 'shared-contract/money/money';
import { parseAmount } from 'shared-contract/money/parse-amount';
import { contentOf } from 'tenancy-law/agreement/agreement-content';
import { useAgreementForm, useEditedAgreement } from '../edited-agreement.ts';
import { AgreementFormFrame } from '../frame/agreement-form-frame.tsx';
import { isContentEditable, useIsChangeHeld } from '../signing-round.ts';
import { formOf, lawDate } from '../state-form-of.ts';
import { BondPart } from './bond-part.tsx';
import { leaseDetailsForm } from './lease-details-form.ts';
import type { LeaseCase, LeasePartProps } from './lease-part.ts';
import { PaymentPart } from './payment-part.tsx';
import { RentPart } from './rent-part.tsx';
import { suggestedTerms, useSuggestedTerms } from './suggested-terms.ts';
import { TermPart } from './term-part.tsx';

/** The step for term, rent, bond and payment. Each field shows what the law of the state says about it. */
export function LeaseDetailsStep() {
  const { value: agreement } = useEditedAgreement();
  const isHeld = useIsChangeHeld(agreement);
  const [stateForm] = useState(() => formOf(agreement));
  const [step] = useState(() => leaseDetailsForm(stateForm));
  const editor = useAgreementForm(step);
  const { form } = editor;
  const { leaseType, startDate, rent } = form.values;
  const parsed = parseAmount(rent);
  const { state, propertyType } = contentOf(agreement).property;
  // Residential tenancy law says nothing about shops, land and farms.
  const law: LeaseCase | null =
    propertyType === 'Residential'
      ? {
          state,
          date: lawDate(agreement, startDate),
          rentCents: parsed.ok && parsed.amount !== null ? centsOf(parsed.amount) : 0,
          leaseType: leaseType === 'periodic' ? 'periodic' : 'fixed',
        }
      : null;
  const isOpen = isContentEditable(agreement) && !isHeld;
  const suggested = useSuggestedTerms({ form, agreementId: agreement.id }, suggestedTerms(law, startDate), isOpen);
  const part: LeasePartProps = { form, stateForm, law, suggested };
  return (
    <AgreementFormFrame editor={editor} lead="How long the lease runs, what it costs and how rent is paid.">
      <TermPart {...part} />
      <RentPart {...part} />
      <BondPart {...part} />
      <PaymentPart {...part} />
    </AgreementFormFrame>
  );
}
