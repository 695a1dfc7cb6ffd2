CREATE TABLE "posted_bank_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"line_hash" text NOT NULL,
	"ordinal" integer NOT NULL,
	"transaction_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posted_bank_lines" ADD CONSTRAINT "posted_bank_lines_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posted_bank_lines" ADD CONSTRAINT "posted_bank_lines_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "posted_bank_lines_once" ON "posted_bank_lines" USING btree ("owner_id","line_hash","ordinal");--> statement-breakpoint
CREATE INDEX "posted_bank_lines_transaction" ON "posted_bank_lines" USING btree ("transaction_id");