import { Checkbox, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormFrame } from '../form-frame.tsx';
import { useListingForm } from '../use-listing-form.ts';
import { featureCategoriesQuery } from './feature-categories-query.ts';
import classes from './features.module.css';
import { featuresForm } from './features-form.ts';

/** What the property offers, by category, with a box to find it in. */
export function FeaturesStep() {
  const { data: categories } = useSuspenseQuery(featureCategoriesQuery());
  const [step] = useState(() => featuresForm(categories));
  const editor = useListingForm(step);
  const [wanted, setWanted] = useState('');
  const { form } = editor;
  const chosen = Object.values(form.values).filter(Boolean).length;
  const sought = wanted.trim().toLowerCase();
  const found = categories
    .map((category) => ({
      ...category,
      features: category.features.filter(({ name }) => name.toLowerCase().includes(sought)),
    }))
    .filter(({ features }) => features.length > 0);
  return (
    <FormFrame editor={editor} lead="What people look for beside rooms and price. Choose all that apply.">
      <div className={classes.find}>
        <TextInput
          type="search"
          label="Find a feature"
          value={wanted}
          maxLength={60}
          onChange={(event) => setWanted(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <p className={classes.count} role="status">
          {chosen === 0 ? 'None chosen' : `${chosen} chosen`}
          {sought !== '' && found.length === 0 ? ', none found by that name' : ''}
        </p>
      </div>
      {found.map(({ id, name, features }) => (
        <fieldset key={id} className={classes.category}>
          <legend className={classes.title}>{name}</legend>
          <div className={classes.features}>
            {features.map((feature) => (
              <Checkbox
                key={feature.id}
                label={feature.name}
                {...form.getInputProps(feature.id, { type: 'checkbox' })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </FormFrame>
  );
}
