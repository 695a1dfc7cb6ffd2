import { Stack } from '@mantine/core';
import { useResource } from 'shared-api';
import { ArchiveProperty } from './archive-property.tsx';
import { taggedPropertyQuery } from './change-property.ts';
import { DeleteProperty } from './delete-property.tsx';
import { EditProperty } from './edit-property.tsx';
import { PropertyPicture } from './property-picture.tsx';

export function PropertySettings({ propertyId }: { propertyId: string }) {
  const tagged = useResource(taggedPropertyQuery(propertyId));
  const property = tagged.value;
  return (
    <Stack gap="xl" maw={720}>
      <EditProperty {...tagged} />
      <PropertyPicture property={property} />
      <ArchiveProperty property={property} />
      <DeleteProperty property={property} />
    </Stack>
  );
}
