import { Chip, Group } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import IconTractor from '@tabler/icons-react/dist/esm/icons/IconTractor.mjs';
import { useId } from 'react';
import { propertyCategories } from 'shared-contract/property/property-category';
import { propertyTypeName } from 'shared-contract/property/property-type';
import { RadioCards } from 'shared-ui';
import { FormSection } from './form-section.tsx';
import classes from './property-create.module.css';
import { type PropertyFormValues, withType } from './property-form-values.ts';

const typeDescriptions = {
  Residential: { Icon: IconHome, text: 'Houses, apartments and other homes' },
  Commercial: { Icon: IconBuildingStore, text: 'Shops, offices and warehouses' },
  Land: { Icon: IconMap2, text: 'Blocks to build on' },
  Rural: { Icon: IconTractor, text: 'Farms and country estates' },
} as const;

export function PropertyTypeSection({ form }: { form: UseFormReturnType<PropertyFormValues> }) {
  const { values } = form;
  const categoryLabel = useId();
  return (
    <FormSection title="What is it?">
      <RadioCards
        label="Type"
        values={propertyTypeName.options}
        value={values.type}
        onChange={(type) => form.setValues(withType(values, type))}
        className={classes.types}
        cardClassName={classes.type}
      >
        {(type) => {
          const { Icon, text } = typeDescriptions[type];
          return (
            <>
              <Icon size={26} stroke={1.5} aria-hidden="true" />
              <span className={classes.typeText}>
                <span className={classes.typeName}>{type}</span>
                <span className={classes.typeDescription}>{text}</span>
              </span>
            </>
          );
        }}
      </RadioCards>
      <div role="radiogroup" aria-labelledby={categoryLabel}>
        <p className={classes.label} id={categoryLabel}>
          Category
        </p>
        <Chip.Group value={values.category} onChange={(category) => form.setFieldValue('category', category)}>
          <Group gap="xs">
            {propertyCategories[values.type].map((category) => (
              <Chip key={category} value={category}>
                {category}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        {form.errors.category ? (
          <p className={classes.error} role="alert">
            {form.errors.category}
          </p>
        ) : null}
      </div>
    </FormSection>
  );
}
