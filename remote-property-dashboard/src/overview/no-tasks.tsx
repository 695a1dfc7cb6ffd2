import { Group, Text } from '@mantine/core';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';

export function NoTasks() {
  return (
    <Group gap="sm" wrap="nowrap" c="eucalypt.8">
      <IconCircleCheck size={24} stroke={1.75} aria-hidden="true" />
      <Text>You’re all caught up.</Text>
    </Group>
  );
}
