import type { LedgerTransaction } from 'shared-contract/tenancy/ledger';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import {
  bondLeft,
  checkedForm,
  isReversible,
  type Keyed,
  RecordPayment,
  RentFacts,
  ReverseTransaction,
  refetchMoney,
  signedAmount,
  todayOfTenancy,
  useMoneySubmit,
  WaiveRent,
} from 'shared-ledger';

type Note = { text: string };

export function Ledger({ tenancy, transaction }: { tenancy: Tenancy; transaction: LedgerTransaction }) {
  const { submit, errors, failure, isBusy, clearErrors } = useMoneySubmit<Note, string>(
    { mutationFn: async ({ text, idempotencyKey }: Keyed<Note>) => `${text} ${idempotencyKey}` },
    (result: string, { text }) => logged.push(result, text),
  );
  const onClose = () => {
    clearErrors();
    refetchMoney();
    submit(checkedForm({ success: true, data: { text: signedAmount(transaction) } }));
  };
  const left: number = bondLeft(tenancy);
  return (
    <>
      <RentFacts tenancy={tenancy}>{todayOfTenancy(tenancy)}</RentFacts>
      {isReversible(transaction) && <ReverseTransaction transaction={transaction} onClose={onClose} />}
      {left > 0 && !isBusy && <RecordPayment tenancy={tenancy} onClose={onClose} />}
      <WaiveRent tenancy={tenancy} onClose={onClose} />
      {failure ?? errors.text}
    </>
  );
}

const logged: string[] = [];
