import type { DestructionCertificate } from 'shared-contract/application/application';
import { DownloadButton, LocalInstant, Section } from 'shared-ui';
import { downloadCertificate } from './application-queries.ts';
import classes from './applications.module.css';

type CertificateListProps = { certificates: readonly DestructionCertificate[]; timeZone: string };

/** The proofs that applications were destroyed. They contain no names. */
export function CertificateList({ certificates, timeZone }: CertificateListProps) {
  if (certificates.length === 0) return null;
  return (
    <Section title="Destroyed applications">
      <ul className={classes.list}>
        {certificates.map((certificate) => (
          <li key={certificate.id} className={classes.row}>
            <CertificateFacts certificate={certificate} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function CertificateFacts({
  certificate: { id, destroyedAt, rule },
  timeZone,
}: {
  certificate: DestructionCertificate;
  timeZone: string;
}) {
  return (
    <>
      <div className={classes.text}>
        <p className={classes.plain}>
          Destroyed <LocalInstant at={destroyedAt} timeZone={timeZone} />
        </p>
        <p className={classes.quiet}>{rule}</p>
      </div>
      <DownloadButton
        label="Certificate"
        accessibleName="Download the certificate of destruction"
        what="the certificate"
        size="xs"
        download={() => downloadCertificate(id)}
      />
    </>
  );
}
