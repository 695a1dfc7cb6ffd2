import { Anchor, Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isApiProblem } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import type { BankAccountResource } from 'shared-contract/property/bank-account';
import { signInRequiredCode } from 'shared-contract/user/session';
import { accountFailure } from './account-failure.ts';
import classes from './bank-accounts.module.css';
import { readAccountNumber } from './bank-accounts-query.ts';

/** How long the whole number is shown. */
const shownMs = 60_000;

type State =
  | { step: 'masked' | 'loading' | 'sign-in' }
  | { step: 'shown'; number: string }
  | { step: 'failed'; text: string };

/** The masked number. The whole one is shown for a minute, to a user who has just typed the password. */
export function AccountNumber({ account, propertyId }: { account: BankAccountResource; propertyId: string }) {
  const [state, setState] = useState<State>({ step: 'masked' });
  const isShown = state.step === 'shown';
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setState({ step: 'masked' }), shownMs);
    return () => clearTimeout(timer);
  }, [isShown]);

  async function show() {
    setState({ step: 'loading' });
    try {
      setState({ step: 'shown', number: await readAccountNumber(account) });
    } catch (error) {
      const isOld = isApiProblem(error, { code: signInRequiredCode });
      setState(isOld ? { step: 'sign-in' } : { step: 'failed', text: accountFailure(error).message ?? '' });
    }
  }

  return (
    <>
      <div className={classes.number}>
        <span>
          BSB {account.bsb} · Account {isShown ? state.number : account.maskedNumber}
        </span>
        <Button
          variant="subtle"
          size="compact-sm"
          loading={state.step === 'loading'}
          aria-label={`${isShown ? 'Hide' : 'Show'} number of ${account.name}`}
          onClick={() => (isShown ? setState({ step: 'masked' }) : void show())}
        >
          {isShown ? 'Hide number' : 'Show number'}
        </Button>
      </div>
      <div role="status">
        {state.step === 'sign-in' && (
          <Text size="sm">
            To see the whole number,{' '}
            <Anchor href={addresses.confirmPassword(addresses.bankAccounts(propertyId))}>
              enter your password again
            </Anchor>
            . Then choose Show number within ten minutes.
          </Text>
        )}
        {state.step === 'failed' && (
          <Text size="sm" c="red.8">
            {state.text}
          </Text>
        )}
      </div>
    </>
  );
}
