import { isOpenSigningStep, type Signing, type SigningParty } from 'shared-contract/agreement/signing';
import type { AustralianState } from 'shared-contract/place/suburb';
import { LocalInstant } from 'shared-ui';
import { stateForm } from 'tenancy-law/form/state-form';
import classes from './signing-progress.module.css';

type SigningProgressProps = {
  signing: Signing;
  /** The state, whose form names landlord and tenants. */
  state: AustralianState;
  /** The IANA zone of the property; by default the browser's. */
  timeZone?: string;
  /** The id of the reader's own party. */
  party?: string;
};

/** The people of a round of signing, with who has accepted and signed, and when. */
export function SigningProgress({ signing, state, timeZone, party }: SigningProgressProps) {
  const { labels } = stateForm(state, signing.sentAt.slice(0, 10));
  return (
    <ul className={classes.people}>
      {signing.parties.map((person) => {
        const { label, at, tone } = progressOf(person, signing);
        return (
          <li key={person.id} className={classes.person} data-tone={tone}>
            <p className={classes.name}>
              {person.name}
              {person.id === party && ' (you)'}
              <span className={classes.role}>{labels[person.role]}</span>
            </p>
            <p className={classes.what}>
              {label}
              {at && (
                <>
                  {' '}
                  <LocalInstant at={at} {...(timeZone ? { timeZone } : {})} />
                </>
              )}
            </p>
            {person.declineReason && <blockquote className={classes.reason}>{person.declineReason}</blockquote>}
          </li>
        );
      })}
    </ul>
  );
}

type Progress = { label: string; at: string | null; tone: 'done' | 'now' | 'later' | 'bad' };

/** Returns what a person has done, or has to do. */
export function progressOf({ role, status, answeredAt, signedAt }: SigningParty, { step }: Signing): Progress {
  if (status === 'signed') return { label: 'Signed', at: signedAt, tone: 'done' };
  if (status === 'declined') return { label: 'Declined', at: answeredAt, tone: 'bad' };
  if (!isOpenSigningStep(step)) {
    return status === 'accepted'
      ? { label: 'Accepted', at: answeredAt, tone: 'later' }
      : { label: 'Didn’t sign', at: null, tone: 'later' };
  }
  if (role === 'landlord') {
    return step === 'accepted'
      ? { label: 'To sign next', at: null, tone: 'now' }
      : { label: 'Signs after everyone has accepted', at: null, tone: 'later' };
  }
  if (status === 'accepted') {
    return step === 'ownerSigned'
      ? { label: 'To sign next', at: null, tone: 'now' }
      : { label: 'Accepted', at: answeredAt, tone: 'done' };
  }
  return { label: 'To accept next', at: null, tone: 'now' };
}
