CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"key_id" text NOT NULL,
	"data_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"receives_rent" boolean NOT NULL,
	"pays_expenses" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "authenticated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_accounts_owner" ON "bank_accounts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "bank_accounts_property" ON "bank_accounts" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_one_for_rent" ON "bank_accounts" USING btree ("property_id") WHERE receives_rent;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_one_for_expenses" ON "bank_accounts" USING btree ("property_id") WHERE pays_expenses;--> statement-breakpoint
CREATE INDEX "bank_accounts_key" ON "bank_accounts" USING btree ("key_id");