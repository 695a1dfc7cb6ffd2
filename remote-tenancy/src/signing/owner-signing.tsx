import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { isOpenSigningStep, type Signing, type SigningParty } from 'shared-contract/agreement/signing';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { timeZoneOf } from 'shared-contract/place/place-rules';
import { nameList } from 'shared-contract/text/name-list';
import { toast } from 'shared-platform';
import { DownloadButton, formatInstant, useDialogState } from 'shared-ui';
import { InviteDialog } from './invite-dialog.tsx';
import { downloadAgreement, ownerCodeMutation, ownerSignatureMutation } from './owner-signing-query.ts';
import { SignForm } from './sign-form.tsx';
import { SigningProgress } from './signing-progress.tsx';
import { tenantsIn } from './tenants-in.ts';

/**
 * How far the signing of an agreement is, and what the owner can do: sign, send a tenant a new link, download the
 * PDF. Shows nothing for an agreement that was never sent.
 */
export function OwnerSigning({ agreement }: { agreement: TenancyAgreement }) {
  const { signing } = agreement;
  if (!signing) return null;
  const timeZone = timeZoneOf(agreement.property.address);
  const { title, text } = ownerStateText(signing, formatInstant(signing.expiresAt, 'date', timeZone));
  return (
    <Stack component="section" gap="lg" aria-labelledby="signing">
      <div>
        <Title order={2} size="h3" id="signing" tabIndex={-1}>
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
      </div>
      {signing.step === 'accepted' && <OwnerSignature agreement={agreement} signing={signing} />}
      <SigningProgress signing={signing} state={agreement.property.address.state} timeZone={timeZone} />
      <Downloads agreement={agreement} signing={signing} />
      {isOpenSigningStep(signing.step) && <NewLinks agreement={agreement} signing={signing} />}
    </Stack>
  );
}

type RoundProps = { agreement: TenancyAgreement; signing: Signing };

function OwnerSignature({ agreement, signing }: RoundProps) {
  const landlord = signing.parties.find(({ role }) => role === 'landlord');
  const signed = () => {
    // The form disappears, so the focus moves to the heading, which tells what comes next.
    requestAnimationFrame(() => document.getElementById('signing')?.focus());
    toast.success('You’ve signed. We’ve asked the others to sign.');
  };
  return (
    <SignForm
      documentSha256={signing.documentSha256}
      email={landlord?.email ?? ''}
      codeMutation={ownerCodeMutation(agreement.id)}
      signatureMutation={ownerSignatureMutation(agreement.id)}
      onSigned={signed}
    />
  );
}

function Downloads({ agreement, signing }: RoundProps) {
  if (signing.step === 'signed') {
    return (
      <div>
        <DownloadButton
          label="Download the signed PDF"
          variant="filled"
          download={() => downloadAgreement(agreement.id, 'signed-document')}
        />
      </div>
    );
  }
  if (!isOpenSigningStep(signing.step)) return null;
  return (
    <div>
      <DownloadButton label="Download the PDF" download={() => downloadAgreement(agreement.id, 'document')} />
    </div>
  );
}

/** Lets the owner send a tenant who has not signed a new link, also to another address. */
function NewLinks({ agreement, signing }: RoundProps) {
  const [invited, setInvited] = useDialogState<SigningParty | null>(null);
  const waiting = tenantsIn(signing.parties).filter(({ status }) => status !== 'signed');
  return (
    <Alert title="Has our email not arrived?" color="gray">
      <Stack gap="sm">
        <Text size="sm">Send a new link, or correct the email address. The old link stops working.</Text>
        <Group gap="sm">
          {waiting.map((tenant) => (
            <Button key={tenant.id} variant="default" size="xs" onClick={() => setInvited(tenant)}>
              New link for {tenant.name}
            </Button>
          ))}
        </Group>
      </Stack>
      {invited && <InviteDialog agreementId={agreement.id} tenant={invited} onClose={() => setInvited(null)} />}
    </Alert>
  );
}

/** Returns the heading of the owner's section and a text about what happens next. */
export function ownerStateText({ step, parties }: Signing, lastDay: string): { title: string; text: string } {
  const tenants = tenantsIn(parties);
  switch (step) {
    case 'sent': {
      const missing = tenants.filter(({ status }) => status === 'invited');
      return {
        title: 'Out for signing',
        text: `Waiting for ${nameList(missing)} to accept, until ${lastDay}. Then you sign.`,
      };
    }
    case 'accepted':
      return { title: 'Your turn to sign', text: `Everyone has accepted. You can sign until ${lastDay}.` };
    case 'ownerSigned': {
      const missing = tenants.filter(({ status }) => status !== 'signed');
      return { title: 'You’ve signed', text: `Waiting for ${nameList(missing)} to sign, until ${lastDay}.` };
    }
    case 'signed':
      return {
        title: 'Everyone has signed',
        text: 'We’ve emailed the signed PDF to everyone, and the tenancy is ready.',
      };
    case 'declined': {
      const decliner = tenants.filter(({ status }) => status === 'declined');
      return { title: `${nameList(decliner)} declined`, text: 'Change the terms if you need to, then send it again.' };
    }
    case 'expired':
      return { title: 'Signing has expired', text: `It wasn’t signed by ${lastDay}. You can send it again.` };
    case 'cancelled':
      return {
        title: 'You cancelled the signing',
        text: 'We’ve let everyone know, and their links have stopped working.',
      };
    default:
      return {
        title: 'You changed the agreement',
        text: 'What was accepted no longer counts. Send it again when it’s ready.',
      };
  }
}
