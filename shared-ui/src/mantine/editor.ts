// Generated from groups.ts by federation-build/src/mantine/write-groups.ts. Edit groups.ts instead.
// biome-ignore-all assist/source/organizeImports: the order is the generator.
export {
  AlphaSlider,
  ColorPicker,
  ColorSwatch,
  HueSlider,
  Popover,
  PopoverContextMenu,
  PopoverDropdown,
  PopoverTarget,
  Typography,
  convertHsvaTo,
  isColorValid,
  parseColor,
  usePopoverContext,
} from '@mantine/core';
