// Generated from groups.ts by federation-build/src/mantine/write-groups.ts. Edit groups.ts instead.
// biome-ignore-all assist/source/organizeImports: the order is the generator.
export {
  Input,
  InputBase,
  InputClearButton,
  InputClearSection,
  InputDescription,
  InputError,
  InputLabel,
  InputPlaceholder,
  InputSuccess,
  InputWrapper,
  InputWrapperContext,
  NativeSelect,
  TextInput,
  Textarea,
  useInputProps,
} from '@mantine/core';
