DROP INDEX "ledger_entries_transaction";--> statement-breakpoint
CREATE INDEX "ledger_entries_of_transaction" ON "ledger_entries" USING btree ("transaction_id","account","amount_cents");