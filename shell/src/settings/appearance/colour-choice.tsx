import { SegmentedControl, Text, useMantineColorScheme } from '@mantine/core';
import { colourSchemes } from 'shared-platform/host';

const words = { light: 'Light', dark: 'Dark', auto: 'Same as this device' };

/** Light, dark, or as the device has it; at once, and for this browser alone. */
export function ColourChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <SegmentedControl
        aria-label="Colours"
        value={colorScheme}
        onChange={setColorScheme}
        data={colourSchemes.map((value) => ({ value, label: words[value] }))}
      />
      <Text size="sm" c="dimmed" mt="xs">
        Saved on this device only.
      </Text>
    </>
  );
}
