import type { ApplicantCheckView } from 'shared-contract/tenant-check/check-link';
import { Section } from 'shared-ui';
import { canSign, localToday } from '../check-link-text.ts';
import classes from './authorisation.module.css';
import { SignForm } from './sign-form.tsx';
import { SignatureReceipt } from './signature-receipt.tsx';

/** The text of the authorisation with the form that signs it; once signed, its receipt. */
export function AuthorisationSection({ view, token }: { view: ApplicantCheckView; token: string }) {
  if (canSign(view, localToday())) {
    return (
      <>
        <Section title="What you authorise" framed>
          <AuthorisationText paragraphs={view.authorisationText} />
        </Section>
        <Section title="Your signature">
          <SignForm view={view} token={token} />
        </Section>
      </>
    );
  }
  if (view.authorisation === null) return null;
  return (
    <Section title="Your authorisation">
      <SignatureReceipt authorisation={view.authorisation} requestedBy={view.requestedBy} token={token} />
      {view.authorisationText.length > 0 && (
        <details className={classes.details}>
          <summary>What you authorised</summary>
          <AuthorisationText paragraphs={view.authorisationText} />
        </details>
      )}
    </Section>
  );
}

function AuthorisationText({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={classes.text}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
