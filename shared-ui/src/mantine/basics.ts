// Generated from groups.ts by federation-build/src/mantine/write-groups.ts. Edit groups.ts instead.
// biome-ignore-all assist/source/organizeImports: the order is the generator.
export {
  Alert,
  Anchor,
  Group,
  useComputedColorScheme,
  useMantineColorScheme,
  useProviderColorScheme,
} from '@mantine/core';
