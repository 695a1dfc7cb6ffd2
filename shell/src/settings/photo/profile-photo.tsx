import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { rejectionReason, useResource } from 'shared-api';
import { useUser } from 'shared-auth';
import { uploadRefusal } from 'shared-contract/listing/listing-asset';
import { minProfilePhotoSide, profilePhotoRules } from 'shared-contract/user/profile-photo';
import { logger, toast } from 'shared-platform';
import { PersonPhoto } from 'shared-ui';
import { changeMyPhotoMutation, myPhotoQuery } from './my-photo.ts';

/** The photo that visitors see on the user's listings, with buttons to replace and remove it. */
export function ProfilePhoto({ userId }: { userId: string }) {
  const { fullName } = useUser();
  const { picture } = useResource(myPhotoQuery(userId));
  const { mutateAsync, isPending } = useMutation(changeMyPhotoMutation(userId));
  const [failure, setFailure] = useState<string | null>(null);
  const resetInput = useRef<() => void>(null);

  async function change(file: File | null) {
    // Otherwise the browser ignores a second choice of the same file.
    resetInput.current?.();
    const refusal = file && uploadRefusal(file, profilePhotoRules);
    setFailure(refusal);
    if (refusal) return;
    try {
      await mutateAsync(file);
      toast.success(file ? 'Photo saved' : 'Photo removed');
    } catch (error) {
      logger.error('The profile photo was not changed', { reason: String(error) });
      setFailure(rejectionReason(error) ?? 'We couldn’t save your photo. Check your connection and try again.');
    }
  }

  return (
    <Stack gap="md" maw={560}>
      {failure && (
        <Alert color="red" role="alert" title="Photo not changed">
          {failure}
        </Alert>
      )}
      <Group gap="lg" wrap="nowrap" align="flex-start">
        <PersonPhoto picture={picture} name={fullName} size={96} />
        <Stack gap="sm">
          <Text>Your photo is public: visitors see it next to your name on your listings.</Text>
          <Text size="sm" c="dimmed">
            JPEG, PNG, WebP or AVIF, at least {minProfilePhotoSide} × {minProfilePhotoSide} pixels, up to 10 MB. We crop
            it to a square, and remove the place and time it was taken.
          </Text>
          <Group gap="sm">
            <FileButton
              accept={profilePhotoRules.mediaTypes.join(',')}
              resetRef={resetInput}
              onChange={(file) => file && void change(file)}
            >
              {(props) => (
                <Button {...props} variant="default" loading={isPending}>
                  {picture ? 'Change photo' : 'Add a photo'}
                </Button>
              )}
            </FileButton>
            {picture && (
              <Button variant="subtle" disabled={isPending} onClick={() => void change(null)}>
                Remove photo
              </Button>
            )}
          </Group>
        </Stack>
      </Group>
    </Stack>
  );
}
