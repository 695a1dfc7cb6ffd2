import { Stack } from '@mantine/core';
import type { EditedCheck } from '../edit/edit-frame.tsx';
import { AuthorisationInForce } from './authorisation-in-force.tsx';
import { SendLink } from './send-link.tsx';
import { UploadAuthority } from './upload-authority.tsx';

/** How the applicant authorises the check (V40): by signing with an emailed link, or on paper. */
export function AuthorisationStep({ check, content, property, today, isOpen }: EditedCheck) {
  const { authorisation, applicant } = content;
  return (
    <Stack gap="xl">
      {authorisation && (
        <AuthorisationInForce
          checkId={check.id}
          authorisation={authorisation}
          timeZone={property.timeZone}
          isExpired={authorisation.validUntil < today}
        />
      )}
      {isOpen && (
        <>
          <SendLink check={check} email={applicant.email} isSigned={authorisation !== null} />
          <UploadAuthority checkId={check.id} today={today} isReplacement={authorisation !== null} />
        </>
      )}
    </Stack>
  );
}
