import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rejectionReason } from 'shared-api';
import { assetRules, uploadRefusal } from 'shared-contract/listing/listing-asset';
import type { Property } from 'shared-contract/property/property';
import { logger, toast } from 'shared-platform';
import { PropertyThumb, Section } from 'shared-ui';
import { changePictureMutation } from './change-property.ts';

/** The picture of the property, which lists show, with buttons to replace and remove it. */
export function PropertyPicture({ property }: { property: Property }) {
  const { mutateAsync, isPending } = useMutation(changePictureMutation(property.id));
  const [failure, setFailure] = useState<string | null>(null);

  async function change(file: File | null) {
    const refusal = file && uploadRefusal(file, assetRules.photo);
    setFailure(refusal);
    if (refusal) return;
    try {
      await mutateAsync(file);
      toast.success(file ? 'Picture changed' : 'Picture removed');
    } catch (error) {
      logger.error('The picture of a property was not changed', { reason: String(error) });
      const reason = rejectionReason(error);
      setFailure(reason ?? 'We couldn’t save the picture. Check your connection and try again.');
    }
  }

  return (
    <Section title="Picture">
      <Stack gap="md">
        {failure && (
          <Alert color="red" role="alert" title="Picture not changed">
            {failure}
          </Alert>
        )}
        <Group gap="md">
          <PropertyThumb picture={property.picture} size={112} />
          <Stack gap="xs">
            <Text size="sm" c="dimmed">
              JPEG, PNG or WebP, at least 800 pixels wide, up to 10 MB. Your listings keep their own photos.
            </Text>
            <Group gap="sm">
              <FileButton accept={assetRules.photo.mediaTypes.join(',')} onChange={(file) => file && void change(file)}>
                {(props) => (
                  <Button {...props} variant="default" loading={isPending}>
                    {property.picture ? 'Change picture' : 'Add a picture'}
                  </Button>
                )}
              </FileButton>
              {property.picture ? (
                <Button variant="subtle" disabled={isPending} onClick={() => void change(null)}>
                  Remove picture
                </Button>
              ) : null}
            </Group>
          </Stack>
        </Group>
      </Stack>
    </Section>
  );
}
