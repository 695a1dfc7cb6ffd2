import { SegmentedControl, Text, useMantineColorScheme } from '@mantine/core';
import { colourSchemes } from 'shared-platform/host';

const labels = { light: 'Light', dark: 'Dark', auto: 'Automatic' };

/** Lets the user choose light colours, dark colours or those of the device. The choice applies to this browser only. */
export function ColourChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <>
      <SegmentedControl
        aria-label="Colours"
        value={colorScheme}
        onChange={setColorScheme}
        data={colourSchemes.map((value) => ({ value, label: labels[value] }))}
      />
      <Text size="sm" c="dimmed" mt="xs">
        Automatic matches your device’s setting. Saved on this device only.
      </Text>
    </>
  );
}
