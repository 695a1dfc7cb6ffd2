import { Anchor, Text } from '@mantine/core';
import { formatPhone } from 'shared-contract/contact/person-contact';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { Section } from 'shared-ui';
import { tenantsTitle } from '../tenants/party-names-of.ts';
import classes from './tenancy.module.css';

export function TenantsSection({ tenancy }: { tenancy: Tenancy }) {
  const { tenants } = tenancy;
  return (
    <Section framed title={tenantsTitle(tenancy)}>
      <ul className={classes.list}>
        {tenants.map(({ name, email, phone, primaryTenant }) => (
          <li key={`${name} ${email}`}>
            <Text fw={600}>
              {name}
              {primaryTenant && tenants.length > 1 ? (
                <Text span size="sm" c="dimmed" fw={400}>
                  {' '}
                  (primary)
                </Text>
              ) : null}
            </Text>
            {email ? (
              <Anchor href={`mailto:${encodeURIComponent(email)}`} className={classes.contact}>
                {email}
              </Anchor>
            ) : (
              <Text size="sm" c="dimmed">
                No email address
              </Text>
            )}
            {phone ? (
              <Anchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={classes.contact}>
                {formatPhone(phone)}
              </Anchor>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
