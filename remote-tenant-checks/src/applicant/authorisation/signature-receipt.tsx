import { Stack, Text } from '@mantine/core';
import type { CheckAuthorisation } from 'shared-contract/tenant-check/tenant-check';
import { DownloadButton, Fact, LocalDate, LocalInstant } from 'shared-ui';
import classes from '../applicant-page.module.css';
import { downloadOfLink } from '../check-link-query.ts';
import own from './authorisation.module.css';

type SignatureReceiptProps = { authorisation: CheckAuthorisation; requestedBy: string; token: string };

/** What proves the signature: the name, the time, and the hash of the signed document, with the document itself. */
export function SignatureReceipt({ authorisation, requestedBy, token }: SignatureReceiptProps) {
  const { method, name, signedAt, signedOn, sha256, validUntil } = authorisation;
  const isUploaded = method === 'uploaded';
  return (
    <Stack gap="md" align="flex-start">
      {isUploaded && <Text>{requestedBy} has uploaded an authority with your signature.</Text>}
      <dl className={classes.facts}>
        <Fact label="Signed by">
          <span dir="auto">{name}</span>
        </Fact>
        <Fact label="Signed">{isUploaded ? <LocalDate date={signedOn} /> : <LocalInstant at={signedAt} />}</Fact>
        <Fact label="Valid until">
          <LocalDate date={validUntil} />
        </Fact>
        <Fact label={isUploaded ? 'SHA-256 of the file' : 'SHA-256 of the signed PDF'}>
          <code className={own.hash}>{sha256}</code>
        </Fact>
      </dl>
      <DownloadButton
        label={isUploaded ? 'Download the authority' : 'Download the signed PDF'}
        what="your authorisation"
        download={() => downloadOfLink(token, 'authorisation')}
      />
    </Stack>
  );
}
