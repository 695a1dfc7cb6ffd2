CREATE TABLE "receipt_emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"recipients" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receipt_emails" ADD CONSTRAINT "receipt_emails_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_emails" ADD CONSTRAINT "receipt_emails_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipt_emails_owner" ON "receipt_emails" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "receipt_emails_transaction" ON "receipt_emails" USING btree ("transaction_id","created_at" DESC NULLS LAST);