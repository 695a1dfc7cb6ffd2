import { Anchor, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { addresses } from 'shared-contract/page/addresses';
import { documentCategoryNames } from 'shared-contract/property/document-category';
import { nameList } from 'shared-contract/text/name-list';
import { Link } from 'shared-platform/router';
import { DownloadButton, LocalInstant, Section } from 'shared-ui';
import { downloadFile } from '../downloads/download-file.ts';
import { propertyQuery } from '../property/property-query.ts';
import { agreementsQuery } from './agreements-query.ts';
import classes from './documents.module.css';

/**
 * The agreements of a property that everyone signed here, latest first. Their PDFs stay with the agreements, so a copy
 * never differs from what was signed.
 */
export function SignedAgreements({ propertyId }: { propertyId: string }) {
  const { timeZone } = useResource(propertyQuery(propertyId));
  const signed = useResource(agreementsQuery(propertyId)).flatMap((agreement) => {
    const signedAt =
      agreement.locked === true && agreement.signing?.step === 'signed' ? agreement.signing.signedAt : null;
    return signedAt === null ? [] : [{ agreement, signedAt }];
  });
  if (signed.length === 0) return null;
  const latestFirst = signed.toSorted((one, other) => Date.parse(other.signedAt) - Date.parse(one.signedAt));
  return (
    <Section title={signed.length === 1 ? 'Signed agreement' : 'Signed agreements'}>
      <ul className={classes.rows}>
        {latestFirst.map(({ agreement, signedAt }) => (
          <AgreementRow key={agreement.id} agreement={agreement} signedAt={signedAt} timeZone={timeZone} />
        ))}
      </ul>
    </Section>
  );
}

type AgreementRowProps = { agreement: TenancyAgreement; signedAt: string; timeZone: string };

function AgreementRow({ agreement, signedAt, timeZone }: AgreementRowProps) {
  const { '@id': iri, id, tenantDetails } = agreement;
  const name = `Tenancy agreement: ${nameList(tenantDetails)}`;
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Anchor component={Link} to={addresses.tenancyAgreementStep(id, 'review')} className={classes.link} fw={600}>
          {name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {documentCategoryNames.lease} · PDF · Signed on <LocalInstant at={signedAt} timeZone={timeZone} show="date" />
        </Text>
      </div>
      <DownloadButton
        label="Download"
        size="compact-sm"
        what={name}
        accessibleName={`Download ${name}`}
        download={() =>
          downloadFile({ path: `${iri}/signed-document`, type: 'application/pdf', fileName: 'Tenancy-agreement.pdf' })
        }
      />
    </li>
  );
}
