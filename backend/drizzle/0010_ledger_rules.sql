-- Rules of the ledger that drizzle cannot declare (V31), and the ledgers of tenancies that are older than it.

-- The first rent of each tenancy.
insert into tenancy_rents (owner_id, tenancy_id, from_date, rent_cents, created_at)
select owner_id, id, start_date, rent_cents, created_at
from tenancies
where rent_cents > 0 and not exists (select from tenancy_rents r where r.tenancy_id = tenancies.id);
--> statement-breakpoint
-- What these tenancies had received until today, as one opening transaction each: the rent of the days until paid_to
-- with the part payment. Their bond counts as received.
with covered as (
  select id, owner_id, rent_cents, part_payment_cents, bond_cents, coalesce(paid_to - start_date + 1, 0) as days
  from tenancies
), opening as materialized (
  select gen_random_uuid() as transaction_id, id as tenancy_id, owner_id, received.*
  from covered cross join lateral (
    values
      ('rentDue', 'Rent received before this ledger began',
        days / 7 * rent_cents + round(days % 7 * rent_cents / 7.0)::bigint + part_payment_cents),
      ('bondDue', 'Bond received before this ledger began', bond_cents)
  ) as received (account, description, cents)
  where cents > 0 and not exists (select from ledger_transactions t where t.tenancy_id = covered.id)
), transactions as (
  insert into ledger_transactions (id, owner_id, tenancy_id, kind, date, description)
  select transaction_id, owner_id, tenancy_id, 'openingBalance', current_date, description from opening
)
insert into ledger_entries (transaction_id, account, amount_cents)
select transaction_id, 'bank', cents from opening
union all
select transaction_id, account, -cents from opening;
--> statement-breakpoint
-- One statement inserts all entries of a transaction, and they balance to zero.
create function require_balanced_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from (
      select transaction_id, sum(amount_cents) as total, count(*) as added from inserted group by transaction_id
    ) i
    cross join lateral (select count(*) as stored from ledger_entries e where e.transaction_id = i.transaction_id) s
    where i.total <> 0 or s.stored <> i.added
  ) then
    raise exception 'the entries of a ledger transaction balance to zero and are added once' using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_entries_balance after insert on ledger_entries
  referencing new table as inserted for each statement execute function require_balanced_entries();
--> statement-breakpoint
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % never change: reverse the transaction', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
-- Deletes are refused except those that follow from the deletion of a tenancy or an account.
create trigger ledger_transactions_unchanged before update or delete on ledger_transactions
  for each row when (pg_trigger_depth() = 0) execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_entries_unchanged before update or delete on ledger_entries
  for each row when (pg_trigger_depth() = 0) execute function refuse_ledger_change();
