import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useResource } from 'shared-api';
import { isOfferedFor } from 'shared-contract/listing/feature-category';
import { isEditable } from 'shared-contract/listing/listing-status';
import { useEditedListing, useListingForm } from '../edited-listing.ts';
import { FormFrame } from '../frame/form-frame.tsx';
import { featureCategoriesQuery } from './feature-categories-query.ts';
import classes from './features.module.css';
import { featuresForm } from './features-form.ts';

const propertyTypeNouns = {
  Residential: 'homes',
  Commercial: 'commercial property',
  Land: 'land',
  Rural: 'farms',
} as const;

/** The step for the property's features, grouped by category, with a search box. */
export function FeaturesStep() {
  const categories = useResource(featureCategoriesQuery());
  const [step] = useState(() => featuresForm(categories));
  const editor = useListingForm(step);
  const [searchText, setSearchText] = useState('');
  const { form } = editor;
  const { value: listing } = useEditedListing();
  const isOpen = isEditable(listing.status);
  const { name: propertyType } = listing.property.propertyType;
  const savedValues = editor.saver.initial;
  const chosen = Object.values(form.values).filter(Boolean).length;
  const query = searchText.trim().toLowerCase();
  const shownCategories = categories
    .map((category) => ({
      ...category,
      features: category.features.filter((feature) => {
        const isChosen = form.values[feature.id] === true;
        const isShown = isOpen ? isChosen || savedValues[feature.id] || isOfferedFor(feature, propertyType) : isChosen;
        return isShown && feature.name.toLowerCase().includes(query);
      }),
    }))
    .filter(({ features }) => features.length > 0);
  return (
    <FormFrame editor={editor} lead="What people look for besides rooms and price. Choose all that apply.">
      <div className={classes.find}>
        {isOpen ? (
          <TextInput
            type="search"
            label="Find a feature"
            value={searchText}
            maxLength={60}
            onChange={(event) => setSearchText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        ) : null}
        <p className={classes.count} role="status">
          {chosen === 0 ? 'None chosen' : `${chosen} chosen`}
          {query !== '' && shownCategories.length === 0 ? ', no matches' : ''}
        </p>
      </div>
      {shownCategories.map(({ id, name, features }) => (
        <fieldset key={id} className={classes.category}>
          <legend className={classes.title}>{name}</legend>
          <div className={classes.features}>
            {features.map((feature) => (
              <Checkbox
                key={feature.id}
                label={feature.name}
                description={
                  isOfferedFor(feature, propertyType)
                    ? undefined
                    : `Not available for ${propertyTypeNouns[propertyType]}`
                }
                disabled={!isOfferedFor(feature, propertyType) && form.values[feature.id] !== true}
                {...form.getInputProps(feature.id, { type: 'checkbox' })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </FormFrame>
  );
}
