// Generated from groups.ts by federation-build/src/mantine/write-groups.ts. Edit groups.ts instead.
// biome-ignore-all assist/source/organizeImports: the order is the generator.
export {
  CheckIcon,
  Checkbox,
  CheckboxCard,
  CheckboxCardContext,
  CheckboxGroup,
  CheckboxGroupContext,
  CheckboxIndicator,
  Fieldset,
  Radio,
  RadioCard,
  RadioCardContext,
  RadioGroup,
  RadioGroupContext,
  RadioIcon,
  RadioIndicator,
} from '@mantine/core';
