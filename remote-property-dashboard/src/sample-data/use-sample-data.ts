import { useMutation } from '@tanstack/react-query';
import { rejectionReason } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { logger, toast, useSafeNavigate } from 'shared-platform';
import { createSampleDataMutation } from './create-sample-data.ts';

/** Returns a function that creates the sample property and opens it. It returns true when that worked. */
export function useSampleData(): { isCreating: boolean; openSample: () => Promise<boolean> } {
  const navigate = useSafeNavigate();
  const { mutateAsync, isPending } = useMutation(createSampleDataMutation());
  async function openSample(): Promise<boolean> {
    try {
      const { property } = await mutateAsync();
      navigate(property ? addresses.property(property.id) : addresses.properties());
      return true;
    } catch (error) {
      logger.error('The sample data was not created', { reason: String(error) });
      toast.error(rejectionReason(error) ?? 'We couldn’t create the sample data. Check your connection and try again.');
      return false;
    }
  }
  return { isCreating: isPending, openSample };
}
