import { VisuallyHidden } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { Signing, SigningParty } from 'shared-contract/agreement/signing';
import classes from './list.module.css';

type PartyState = { label: string; tone: 'done' | 'waiting' | 'stopped' };

const icons = { done: IconCheck, waiting: IconClock, stopped: IconX };

/** Who has accepted and signed, in one line for each person. */
export function SigningSummary({ signing }: { signing: Signing }) {
  return (
    <ul className={classes.parties} aria-label="Signing">
      {signing.parties.map((party) => {
        const { label, tone } = partyState(party, signing);
        const Icon = icons[tone];
        return (
          <li key={party.id} className={classes.party} data-tone={tone}>
            <Icon size={15} stroke={2} aria-hidden="true" />
            <span>
              {party.role === 'landlord' ? (
                <>
                  You<VisuallyHidden> ({party.name})</VisuallyHidden>
                </>
              ) : (
                party.name
              )}
              : {label}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function partyState({ role, status }: SigningParty, { step }: Signing): PartyState {
  if (status === 'signed') return { label: 'signed', tone: 'done' };
  if (status === 'declined') return { label: 'declined', tone: 'stopped' };
  if (step === 'declined' || step === 'changed' || step === 'cancelled' || step === 'expired')
    return { label: 'no longer needed', tone: 'stopped' };
  if (role === 'landlord')
    return { label: step === 'accepted' ? 'your turn to sign' : 'sign after everyone accepts', tone: 'waiting' };
  if (status === 'accepted')
    return step === 'ownerSigned' ? { label: 'asked to sign', tone: 'waiting' } : { label: 'accepted', tone: 'done' };
  return { label: 'asked to accept', tone: 'waiting' };
}
