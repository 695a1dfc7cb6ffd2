import { Alert } from '@mantine/core';
import type { CheckAuthorisation } from 'shared-contract/tenant-check/tenant-check';
import { DownloadButton, Fact, LocalDate, LocalInstant, Section } from 'shared-ui';
import { downloadCheckFile } from '../check/download-check-file.ts';
import classes from './authorisation.module.css';

type AuthorisationInForceProps = {
  checkId: string;
  authorisation: CheckAuthorisation;
  timeZone: string;
  isExpired: boolean;
};

/** Who signed, when and how, with the file. */
export function AuthorisationInForce({ checkId, authorisation, timeZone, isExpired }: AuthorisationInForceProps) {
  const { method, name, signedOn, signedAt, validUntil, sha256 } = authorisation;
  return (
    <Section
      title={isExpired ? 'The authorisation is too old' : 'Authorised'}
      action={
        <DownloadButton
          size="xs"
          label="Download the authorisation"
          what="the authorisation"
          download={() => downloadCheckFile(checkId, 'authority-downloads')}
        />
      }
    >
      {isExpired && (
        <Alert color="yellow" role="note" mb="md">
          A check can only be sent within 90 days of the signature. Get a new one below.
        </Alert>
      )}
      <dl className={classes.facts}>
        <Fact label="Signed by">
          <span dir="auto">{name}</span>
        </Fact>
        <Fact label={method === 'uploaded' ? 'Signed on paper' : 'Signed online'}>
          {method === 'uploaded' ? <LocalDate date={signedOn} /> : <LocalInstant at={signedAt} timeZone={timeZone} />}
        </Fact>
        <Fact label="Can be used until">
          <LocalDate date={validUntil} />
        </Fact>
        <Fact label="Fingerprint of the file (SHA-256)">
          <span className={classes.hash}>{sha256}</span>
        </Fact>
      </dl>
    </Section>
  );
}
