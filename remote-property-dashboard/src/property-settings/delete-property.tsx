import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rejectionReason } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import type { Property } from 'shared-contract/property/property';
import { logger, toast, useSafeNavigate } from 'shared-platform';
import { ConfirmDialog, Section, useDialogState } from 'shared-ui';
import { BinNotice } from './bin-notice.tsx';
import { deletePropertyMutation, forgetProperty } from './change-property.ts';

/** Deletes a property after a confirmation. The server rejects it for a property in use, and says why. */
export function DeleteProperty({ property }: { property: Property }) {
  const navigate = useSafeNavigate();
  const { mutateAsync, isPending } = useMutation(deletePropertyMutation(property.id));
  const [isAsking, setAsking] = useDialogState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm() {
    setFailure(null);
    try {
      await mutateAsync();
      navigate(addresses.properties());
      forgetProperty(property.id);
      toast.success('Property deleted');
    } catch (error) {
      logger.error('A property was not deleted', { reason: String(error) });
      setFailure(rejectionReason(error) ?? 'We couldn’t delete the property. Check your connection and try again.');
    }
  }

  return (
    <Section title="Delete">
      <Stack gap="md" align="flex-start">
        <Text>
          Added it by mistake? You can delete a property that has no listings, tenancies, orders or enquiries.
        </Text>
        <Button
          variant="default"
          onClick={() => {
            setFailure(null);
            setAsking(true);
          }}
        >
          Delete property
        </Button>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title="Delete this property?"
          confirmLabel="Delete property"
          cancelLabel="Keep property"
          isDestructive
          isBusy={isPending}
          error={failure}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          <Text>{property.address.fullAddress} will be gone for good. You can’t undo this.</Text>
          <BinNotice propertyId={property.id} />
        </ConfirmDialog>
      )}
    </Section>
  );
}
