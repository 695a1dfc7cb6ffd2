import { formatPhone } from 'shared-contract/contact/person-contact';
import { Fact, formatLocalDate } from 'shared-ui';
import { productLabel } from '../check/check-products.ts';
import type { EditedCheck } from '../edit/edit-frame.tsx';
import classes from './information.module.css';

/** The information about a check that can no longer be changed. */
export function SentInformation({ check, content: { applicant } }: EditedCheck) {
  return (
    <dl className={classes.facts}>
      <Fact label="Check">{productLabel(check.product)}</Fact>
      <Fact label="Property">{check.property.fullAddress}</Fact>
      <Fact label="Full legal name">
        <span dir="auto">{applicant.name}</span>
      </Fact>
      <Fact label="Email">{applicant.email}</Fact>
      {applicant.phone !== undefined && <Fact label="Phone">{formatPhone(applicant.phone)}</Fact>}
      <Fact label="Date of birth">{formatLocalDate(applicant.dateOfBirth)}</Fact>
      <Fact label="Current address">{applicant.currentAddress}</Fact>
    </dl>
  );
}
