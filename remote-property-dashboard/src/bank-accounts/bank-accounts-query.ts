import { mutationOptions } from '@tanstack/react-query';
import {
  allMembersQuery,
  api,
  deleteResource,
  invalidateResources,
  patchResource,
  postResource,
  taggedResourceQuery,
} from 'shared-api';
import {
  type BankAccountInput,
  type BankAccountPatch,
  type BankAccountResource,
  bankAccount,
  bankAccountNumber,
} from 'shared-contract/property/bank-account';

const path = '/api/bank-accounts';

/** The bank accounts of a property, oldest first. */
export const bankAccountsQuery = (propertyId: string) =>
  allMembersQuery(path, bankAccount, { query: { 'property.id': propertyId } });

/** One account with its entity tag, which a change sends as `If-Match`. */
export const taggedBankAccountQuery = (id: string) =>
  taggedResourceQuery(`${path}/${encodeURIComponent(id)}`, bankAccount);

export const addAccountMutation = () =>
  mutationOptions({
    mutationFn: (input: BankAccountInput) => postResource(path, input, bankAccount),
    onSuccess: refetchAccounts,
    gcTime: 0,
  });

export const changeAccountMutation = ({ '@id': iri }: BankAccountResource) =>
  mutationOptions({
    mutationFn: ({ patch, etag }: { patch: BankAccountPatch; etag: string | null }) =>
      patchResource(iri, patch, bankAccount, { ifMatch: etag ?? undefined }),
    onSuccess: refetchAccounts,
    gcTime: 0,
  });

export const removeAccountMutation = ({ '@id': iri }: BankAccountResource) =>
  mutationOptions({ mutationFn: () => deleteResource(iri), onSuccess: refetchAccounts });

/**
 * Reads the whole number. It is not a query, so that no cache contains it.
 * @throws ApiProblem 403 `sign-in-required`
 */
export async function readAccountNumber({ '@id': iri }: BankAccountResource): Promise<string> {
  return (await api.get(`${iri}/number`, bankAccountNumber)).number;
}

/** Another account may have had the rent or the expenses until now. */
const refetchAccounts = () => invalidateResources([path]);
