CREATE TABLE "agreement_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agreement_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_parties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"signing_id" uuid NOT NULL,
	"role" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"token_hash" text,
	"code_hash" text,
	"code_expires_at" timestamp (3) with time zone,
	"code_attempts" integer DEFAULT 0 NOT NULL,
	"invited_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"decline_reason" text,
	"signed_at" timestamp (3) with time zone,
	"signature_kind" text,
	"signature_name" text,
	"signature_image" "bytea",
	"signed_from" text
);
--> statement-breakpoint
CREATE TABLE "signings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agreement_id" uuid NOT NULL,
	"step" text NOT NULL,
	"document" "bytea" NOT NULL,
	"document_sha256" text NOT NULL,
	"signed_document" "bytea",
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"tenancy_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"description" text NOT NULL,
	"receipt_number" integer,
	"reverses" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenancy_rents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"tenancy_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"rent_cents" bigint NOT NULL,
	"notice_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"tenancy_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"effective_date" date NOT NULL,
	"document" "bytea",
	"document_sha256" text,
	"served" jsonb NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "agreement_id" uuid;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "bond_lodged_on" date;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "bond_number" text;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "tenancy_agreements" ADD COLUMN "previous_agreement_id" uuid;--> statement-breakpoint
ALTER TABLE "tenancy_agreements" ADD COLUMN "signed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agreement_events" ADD CONSTRAINT "agreement_events_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_events" ADD CONSTRAINT "agreement_events_agreement_id_tenancy_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."tenancy_agreements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_parties" ADD CONSTRAINT "signing_parties_signing_id_signings_id_fk" FOREIGN KEY ("signing_id") REFERENCES "public"."signings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_agreement_id_tenancy_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."tenancy_agreements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_tenancy_id_tenancies_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."tenancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_reverses_ledger_transactions_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_counters" ADD CONSTRAINT "receipt_counters_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancy_rents" ADD CONSTRAINT "tenancy_rents_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancy_rents" ADD CONSTRAINT "tenancy_rents_tenancy_id_tenancies_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."tenancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenancy_id_tenancies_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."tenancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_events_owner" ON "agreement_events" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "agreement_events_agreement" ON "agreement_events" USING btree ("agreement_id","at");--> statement-breakpoint
CREATE INDEX "signing_parties_signing" ON "signing_parties" USING btree ("signing_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_parties_token" ON "signing_parties" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "signings_owner" ON "signings" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "signings_agreement" ON "signings" USING btree ("agreement_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "signings_one_open" ON "signings" USING btree ("agreement_id") WHERE step in ('sent', 'accepted', 'ownerSigned');--> statement-breakpoint
CREATE INDEX "calendar_feeds_owner" ON "calendar_feeds" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_owner" ON "ledger_transactions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_tenancy" ON "ledger_transactions" USING btree ("tenancy_id","date","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_receipt" ON "ledger_transactions" USING btree ("owner_id","receipt_number") WHERE receipt_number is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_reversed_once" ON "ledger_transactions" USING btree ("reverses") WHERE reverses is not null;--> statement-breakpoint
CREATE INDEX "tenancy_rents_owner" ON "tenancy_rents" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tenancy_rents_one_per_day" ON "tenancy_rents" USING btree ("tenancy_id","from_date");--> statement-breakpoint
CREATE INDEX "notices_owner" ON "notices" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "notices_tenancy" ON "notices" USING btree ("tenancy_id","given_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notices_effective" ON "notices" USING btree ("effective_date");--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_agreement_id_tenancy_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."tenancy_agreements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tenancies_one_per_agreement" ON "tenancies" USING btree ("agreement_id") WHERE agreement_id is not null;