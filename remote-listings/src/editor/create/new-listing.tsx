import { Alert, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isApiProblem, useIdempotencyKey } from 'shared-api';
import { type User, useUser } from 'shared-auth';
import { contactViolations } from 'shared-contract/contact/contact-rules';
import { formatPhone } from 'shared-contract/contact/person-contact';
import type { ListingType } from 'shared-contract/listing/listing';
import { listingTypesOf } from 'shared-contract/listing/listing-detail-rules';
import { addresses } from 'shared-contract/page/addresses';
import type { Property } from 'shared-contract/property/property';
import { logger, useSafeNavigate } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { RadioCards, useFocusOnFirstError } from 'shared-ui';
import { propertyListingsQuery } from '../property-listings/property-listings-query.ts';
import { createListingMutation, initialDetails } from './create-listing.ts';
import classes from './new-listing.module.css';

const typeTexts = {
  sale: { title: 'For sale', text: 'A price or a range, private treaty or auction.' },
  lease: { title: 'For lease', text: 'A weekly rent and the date it’s available from.' },
  both: { title: 'For sale or lease', text: 'A price and a rent. Both buyers and tenants can find it.' },
} as const;

type NewListingValues = { type: ListingType | null; name: string; email: string; phone: string };

/**
 * The form that creates a listing. The contact person is the signed-in user, unless the owner enters another person.
 * `type` is chosen when the page where the owner comes from says it; otherwise the owner chooses, unless the property
 * type allows only one.
 */
export function NewListing({ property, type }: { property: Property; type: ListingType | null }) {
  const user = useUser();
  const navigate = useSafeNavigate();
  const types = listingTypesOf[property.propertyType.name];
  const [only] = types.length === 1 ? types : [];
  const known = type !== null && types.includes(type) ? type : null;
  const form = useForm<NewListingValues>({
    initialValues: { type: only ?? known, name: user.fullName, email: user.email, phone: listingPhoneOf(user) },
    validate: ({ type, name, email, phone }) => ({
      ...(type === null ? { type: 'Choose how the property is offered.' } : {}),
      ...(email.trim() === '' ? { email: 'Enter the email address for enquiries.' } : {}),
      ...errorsOf(contactViolations({ name, email, phone })),
    }),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const reject = () => setRejections((count) => count + 1);
  const { mutateAsync, isPending } = useMutation(createListingMutation());
  const keyOf = useIdempotencyKey();
  const draft = useDraftOf(property.id, form.values.type);

  async function create({ type, name, email, phone }: NewListingValues) {
    if (type === null) return;
    setFailure(null);
    const contactDetail = { name: name.trim(), email: email.trim(), ...(phone.trim() ? { phone: phone.trim() } : {}) };
    const input = { property: property['@id'], type, contactDetail, listingPropertyDetails: initialDetails(property) };
    try {
      const { id } = await mutateAsync({ input, idempotencyKey: keyOf(input) });
      navigate(addresses.listingEditStep(id, 'property-details'));
    } catch (error) {
      if (isApiProblem(error, { status: 422 })) {
        form.setErrors(errorsOf(error.violations));
        reject();
        const rest = error.violations.filter(({ propertyPath }) => !propertyPath.startsWith('contactDetail.'));
        setFailure(rest.length > 0 ? rest.map(({ message }) => message).join(' ') : null);
        return;
      }
      logger.error('The listing was not created', { reason: String(error) });
      setFailure('Check your connection and try again. Your details are still here.');
    }
  }

  return (
    <form
      ref={useFocusOnFirstError(rejections)}
      noValidate
      onSubmit={form.onSubmit(create, reject)}
      className={classes.form}
    >
      <Stack gap="xl">
        {failure ? (
          <Alert color="red" role="alert" title="We couldn’t create the listing">
            {failure}
          </Alert>
        ) : null}
        <TypeChoice
          propertyType={property.propertyType.name}
          type={form.values.type}
          error={form.errors.type}
          onChange={(type) => form.setFieldValue('type', type)}
        />
        {draft ? (
          <Alert color="yellow" title={`You already have a draft ${draftTexts[draft.type]}`}>
            <Group justify="space-between">
              <Text size="sm">{draft.headline || 'It has no headline yet.'}</Text>
              <Button component={Link} to={addresses.listingEdit(draft.id)} variant="default">
                Continue that draft
              </Button>
            </Group>
          </Alert>
        ) : null}
        <Stack gap="md">
          <div>
            <Text component="h2" fw={600} m={0}>
              Who answers enquiries?
            </Text>
            <Text size="sm" c="dimmed">
              Visitors only see the name.
            </Text>
          </div>
          <TextInput label="Name" autoComplete="name" withAsterisk maxLength={120} {...form.getInputProps('name')} />
          <TextInput
            label="Email"
            type="email"
            autoComplete="email"
            withAsterisk
            maxLength={254}
            {...form.getInputProps('email')}
          />
          <TextInput label="Phone" type="tel" autoComplete="tel" maxLength={20} {...form.getInputProps('phone')} />
        </Stack>
        <Group justify="flex-end">
          <Button type="submit" loading={isPending}>
            {draft ? 'Create another draft' : 'Create the listing'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Returns the user's phone number in national format. Empty for a foreign number, which a listing cannot have (V7). */
function listingPhoneOf({ phone }: User): string {
  return phone && contactViolations({ phone }).length === 0 ? formatPhone(phone) : '';
}

const draftTexts = { sale: 'for sale', lease: 'for lease', both: 'for sale or lease' } as const;

/** Returns the property's draft of this type, or undefined. The form can be used before the listings have loaded. */
function useDraftOf(propertyId: string, type: ListingType | null) {
  const { data } = useQuery(propertyListingsQuery(propertyId));
  return data?.member.find((listing) => listing.status === 'draft' && listing.type === type);
}

type TypeChoiceProps = {
  propertyType: Property['propertyType']['name'];
  /** Null until the owner has chosen. */
  type: ListingType | null;
  error: ReactNode;
  onChange: (type: ListingType) => void;
};

/** Offers the listing types that the property type allows: sale, lease or both (V14). */
function TypeChoice({ propertyType, type: chosen, error, onChange }: TypeChoiceProps) {
  const types = listingTypesOf[propertyType];
  if (types.length < 2)
    return <Text>{propertyType === 'Land' ? 'Land is' : 'Rural properties are'} advertised for sale.</Text>;
  return (
    <RadioCards
      label="How is it offered?"
      values={types}
      value={chosen}
      error={error}
      onChange={onChange}
      className={classes.types}
      cardClassName={classes.type}
    >
      {(type) => (
        <Group wrap="nowrap" align="flex-start">
          <Radio.Indicator />
          <span>
            <Text component="span" fw={600} display="block">
              {typeTexts[type].title}
            </Text>
            <Text component="span" size="sm" c="dimmed">
              {typeTexts[type].text}
            </Text>
          </span>
        </Group>
      )}
    </RadioCards>
  );
}

/** Returns the error messages by field name. For the path `contactDetail.email`, the field is `email`. */
function errorsOf(violations: readonly { propertyPath: string; message: string }[]): Record<string, string> {
  return Object.fromEntries(
    violations.map(({ propertyPath, message }) => [propertyPath.slice(propertyPath.lastIndexOf('.') + 1), message]),
  );
}
