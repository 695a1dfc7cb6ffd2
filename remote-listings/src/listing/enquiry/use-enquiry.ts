import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem } from 'shared-api';
import type { EnquiryReason } from 'shared-contract/enquiry/enquiry';
import type { Listing } from 'shared-contract/listing/listing';
import { logger, useDraft } from 'shared-platform';
import {
  type EnquiryErrors,
  type EnquiryFormValues,
  emptyEnquiry,
  enquiryErrors,
  enquiryFormValues,
  parseEnquiry,
  withReasons,
} from './enquiry-form-values.ts';
import { enquiryFailureMessage } from './failure-messages.ts';
import { sendEnquiryMutation } from './send-enquiry.ts';
import { useContactOnSignIn } from './use-contact-on-sign-in.ts';

type TextField = 'name' | 'email' | 'phone' | 'message';

/**
 * Returns the state of the enquiry form: its values, which are also stored as a draft, its errors, and the functions
 * that change and send it.
 */
export function useEnquiry(listing: Listing) {
  const [values, setValues] = useState<EnquiryFormValues>(emptyEnquiry);
  useContactOnSignIn((person) =>
    setValues((before) => ({
      ...before,
      name: before.name || person.name,
      email: before.email || person.email,
      phone: before.phone || person.phone,
    })),
  );
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const { mutateAsync, isPending, data: receipt, reset } = useMutation(sendEnquiryMutation());
  const { isPersisted } = useDraft({
    entity: `enquiry/${listing.id}`,
    step: 'message',
    version: 1,
    schema: enquiryFormValues,
    values,
    dirty: !receipt && (values.message !== '' || values.reasons.length > 0),
    description: 'your enquiry',
    apply: ({ reasons, message }) => setValues((before) => ({ ...before, reasons, message })),
    // Contact details are personal data, so a draft must not store them in the browser.
    sensitiveFields: ['name', 'email', 'phone'],
  });

  const field = (name: TextField) => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _, ...rest }) => rest);
    },
  });

  function showErrors(fieldErrors: EnquiryErrors, message: string | null) {
    setErrors(fieldErrors);
    setFailure(message);
    setRejections((count) => count + 1);
  }

  async function send() {
    const checked = parseEnquiry(values, listing['@id']);
    if (!checked.ok) return showErrors(checked.errors, null);
    setFailure(null);
    try {
      await mutateAsync(checked.input);
    } catch (error) {
      if (isApiProblem(error, { status: 422 })) {
        const { errors, rest } = enquiryErrors(error.violations);
        return showErrors(errors, rest.length > 0 ? rest.join(' ') : null);
      }
      logger.warn('An enquiry was not sent', { reason: error instanceof Error ? error.name : 'unknown' });
      showErrors({}, enquiryFailureMessage(error));
    }
  }

  /** Empties the form for another message. The contact details stay. */
  function startAnother() {
    setValues({ ...values, reasons: [], message: '' });
    reset();
  }

  return {
    values,
    field,
    failure,
    rejections,
    isSending: isPending,
    isDraftPersisted: isPersisted,
    isSent: receipt !== undefined,
    send,
    startAnother,
    setReasons: (reasons: EnquiryReason[]) => setValues(withReasons(values, reasons)),
    setWebsite: (website: string) => setValues({ ...values, website }),
  };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
