// Written by federation-build/src/mantine/write-groups.ts from groups.ts: edit that.
// biome-ignore-all assist/source/organizeImports: the order is the generator.
export {
  NumberFormatter,
  NumberInput,
} from '@mantine/core';
