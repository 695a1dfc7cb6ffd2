import { Button, Stack } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { ThreadOf } from 'shared-thread';
import { DownloadAgreement } from '../../tenancy-agreements/download-agreement.tsx';
import { useEditedAgreement } from '../edited-agreement.ts';
import { AgreementFrame } from '../frame/agreement-frame.tsx';
import { isContentEditable, openRound } from '../signing-round.ts';
import { AgreementDocument } from './agreement-document.tsx';
import { Checklist } from './checklist.tsx';
import classes from './review.module.css';
import { SendForSigning } from './send-for-signing.tsx';
import { SigningSection } from './signing-section.tsx';
import { StandardFormCard } from './standard-form-card.tsx';

/** The last step: the document next to what is missing, then signing. After signing, the record of the agreement. */
export function ReviewStep() {
  const { value: agreement, etag } = useEditedAgreement();
  const isOpen = isContentEditable(agreement);
  const isOut = openRound(agreement) !== null;
  return (
    <AgreementFrame
      step="review"
      hidesMissing
      lead={
        isOut
          ? 'See who has accepted and signed.'
          : isOpen
            ? 'Read it once more, then send it for signing.'
            : 'The record of this agreement.'
      }
      nextAction={
        <Button component={Link} to={addresses.tenancyAgreements(agreement.property.id)} variant="default">
          All agreements
        </Button>
      }
    >
      <Stack gap="xl">
        <ThreadOf
          propertyId={agreement.property.id}
          subject="agreement"
          objectId={agreement.id}
          version={`${agreement.status} ${agreement.signing?.step}`}
        />
        <SigningSection agreement={agreement} />
        <div className={classes.columns}>
          <Stack gap="xl" className={classes.aside ?? ''}>
            {isOpen && !isOut ? (
              <>
                <SendForSigning agreement={agreement} etag={etag} />
                <Checklist agreement={agreement} />
              </>
            ) : null}
            <StandardFormCard agreement={agreement} />
            {isOut || agreement.locked ? null : (
              <div>
                <DownloadAgreement agreement={agreement} />
              </div>
            )}
          </Stack>
          <AgreementDocument agreement={agreement} />
        </div>
      </Stack>
    </AgreementFrame>
  );
}
