// Generated from groups.ts by federation-build/src/mantine/write-groups.ts. Edit groups.ts instead.
// biome-ignore-all assist/source/organizeImports: the order is the generator.
export {
  Menu,
  MenuCheckboxGroup,
  MenuCheckboxItem,
  MenuContextMenu,
  MenuDivider,
  MenuDropdown,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSearch,
  MenuSub,
  MenuSubDropdown,
  MenuSubItem,
  MenuSubTarget,
  MenuTarget,
  useMenuContext,
} from '@mantine/core';
