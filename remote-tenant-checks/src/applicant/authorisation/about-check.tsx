import { Anchor, Text } from '@mantine/core';
import { formatPhone } from 'shared-contract/contact/person-contact';
import type { ApplicantCheckView } from 'shared-contract/tenant-check/check-link';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import { tenantCheckProduct } from 'shared-contract/tenant-check/tenant-check';
import { isEnded } from 'shared-contract/tenant-check/tenant-check-rules';
import { isKnown } from 'shared-contract/wire/open-enum';
import { Fact, LocalDate, Section } from 'shared-ui';
import { productLabel } from '../../check/check-products.ts';
import classes from '../applicant-page.module.css';
import { canSign, localToday } from '../check-link-text.ts';

/** Who asks, for which home, what is searched, and what the requester has written about the applicant. */
export function AboutCheck({ view }: { view: ApplicantCheckView }) {
  const { applicant, requestedBy, property, product } = view;
  const coverage = isKnown(tenantCheckProduct, product) ? checkCoverage[product] : null;
  return (
    <>
      <Section title="This check">
        <dl className={classes.facts}>
          <Fact label="Requested by">{requestedBy}</Fact>
          <Fact label="For the home">{property.fullAddress}</Fact>
          <Fact label="What is checked">{productLabel(product)}</Fact>
          {coverage?.databases.map(({ name, operator, website }) => (
            <Fact key={name} label={`${name} is run by`}>
              {operator}
              <br />
              <Anchor href={website} rel="noreferrer">
                {new URL(website).hostname}
              </Anchor>
            </Fact>
          ))}
          {coverage !== null && coverage.also.length > 0 && <Fact label="Also">{coverage.also.join(', ')}</Fact>}
        </dl>
      </Section>
      {!isEnded(view.status) && (
        <Section title="Your details">
          <dl className={classes.facts}>
            <Fact label="Full legal name">
              <span dir="auto">{applicant.name}</span>
            </Fact>
            {applicant.dateOfBirth !== '' && (
              <Fact label="Date of birth">
                <LocalDate date={applicant.dateOfBirth} />
              </Fact>
            )}
            {applicant.currentAddress !== '' && <Fact label="Current address">{applicant.currentAddress}</Fact>}
            <Fact label="Email">{applicant.email}</Fact>
            {applicant.phone !== undefined && <Fact label="Phone">{formatPhone(applicant.phone)}</Fact>}
          </dl>
          {canSign(view, localToday()) && (
            <Text size="sm" c="dimmed" mt="md">
              Is something wrong? Reply to our email, and {requestedBy} can correct it before you sign.
            </Text>
          )}
        </Section>
      )}
    </>
  );
}
