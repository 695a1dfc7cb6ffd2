import { Text } from '@mantine/core';
import type { Notice } from 'shared-contract/tenancy/notice';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { LocalInstant, Section } from 'shared-ui';
import { noticeLabel } from '../notices/notice-labels.ts';
import { NoSignedPdf } from '../tenancy-agreements/signed-pdf.tsx';
import { DownloadDocument } from './download-document.tsx';
import classes from './tenancy.module.css';

type DocumentsSectionProps = { tenancy: Tenancy; notices: readonly Notice[] };

export function DocumentsSection({ tenancy: { agreement, noticeFacts }, notices }: DocumentsSectionProps) {
  const written = notices.filter(({ pdf }) => pdf !== null);
  return (
    <Section framed title="Documents">
      {!agreement && written.length === 0 ? (
        <Text c="dimmed">The signed agreement and the notices you give appear here.</Text>
      ) : (
        <ul className={classes.list}>
          {agreement ? (
            <li className={classes.row}>
              <Text>Signed tenancy agreement</Text>
              {agreement.hasSignedDocument === false ? (
                <NoSignedPdf />
              ) : (
                <DownloadDocument
                  path={`${agreement['@id']}/signed-document`}
                  name="tenancy-agreement.pdf"
                  label="the agreement"
                />
              )}
            </li>
          ) : null}
          {written.map(({ id, pdf, content, givenAt }) => (
            <li key={id} className={classes.row}>
              <Text>
                {noticeLabel(content)}, <LocalInstant at={givenAt} timeZone={noticeFacts?.timeZone} show="date" />
              </Text>
              {pdf ? (
                <DownloadDocument path={pdf} name="notice.pdf" label={noticeLabel(content).toLowerCase()} />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
