// Generated from groups.ts by federation-build/src/mantine/write-groups.ts. Edit groups.ts instead.
// biome-ignore-all assist/source/organizeImports: the order is the generator.
export {
  Chip,
  ChipGroup,
  ChipGroupContext,
  FileButton,
  Switch,
  SwitchGroup,
  SwitchGroupContext,
} from '@mantine/core';
