import { TextInput } from '@mantine/core';
import { FormSection } from './form-section.tsx';
import type { OfferFields } from './offer-fields.ts';
import classes from './offer-form.module.css';

/** The contact details of the buyer. For a purchase, also those of the buyer's solicitor. */
export function ContactFields({ fields }: { fields: OfferFields }) {
  const buying = fields.values.kind === 'sale';
  return (
    <>
      <FormSection title="About you">
        <TextInput
          label={buying ? 'Full legal names of all buyers' : 'Full legal names of all tenants'}
          withAsterisk
          autoComplete="name"
          {...fields.text('buyerName')}
        />
        <div className={classes.pair}>
          <TextInput
            label="Email"
            type="email"
            withAsterisk
            autoComplete="email"
            description="We’ll email you updates here."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...fields.text('buyerEmail')}
          />
          <TextInput label="Phone" type="tel" autoComplete="tel" {...fields.text('buyerPhone')} />
        </div>
      </FormSection>
      {buying && (
        <FormSection title="Your solicitor or conveyancer" hint="If you have one already.">
          <TextInput label="Name" autoComplete="off" {...fields.text('solicitorName')} />
          <div className={classes.pair}>
            <TextInput label="Their email" type="email" autoComplete="off" {...fields.text('solicitorEmail')} />
            <TextInput label="Their phone" type="tel" autoComplete="off" {...fields.text('solicitorPhone')} />
          </div>
        </FormSection>
      )}
    </>
  );
}
