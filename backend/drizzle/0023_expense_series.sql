CREATE TABLE "expense_series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"frequency" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"next_on" date,
	"supplier" text NOT NULL,
	"description" text NOT NULL,
	"label" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"gst_cents" bigint NOT NULL,
	"private_share" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "expense_series_amount" CHECK (amount_cents > 0 and gst_cents between 0 and amount_cents / 11 + 1)
);
--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "removed_expenses" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "removed_expenses" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "expense_series" ADD CONSTRAINT "expense_series_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense_series" ADD CONSTRAINT "expense_series_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expense_series_owner" ON "expense_series" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "expense_series_property" ON "expense_series" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "expense_series_next" ON "expense_series" USING btree ("next_on") WHERE "expense_series"."next_on" is not null;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_series_id_expense_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."expense_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_expenses" ADD CONSTRAINT "removed_expenses_series_id_expense_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."expense_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "expenses_series" ON "expenses" USING btree ("series_id","due_on");--> statement-breakpoint
CREATE INDEX "removed_expenses_series" ON "removed_expenses" USING btree ("series_id");