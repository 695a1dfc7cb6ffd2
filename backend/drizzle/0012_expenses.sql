CREATE TABLE "expenses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"paid_on" date NOT NULL,
	"supplier" text NOT NULL,
	"description" text NOT NULL,
	"label" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"gst_cents" bigint NOT NULL,
	"private_share" integer NOT NULL,
	"acquired_on" date,
	"cost_cents" bigint,
	"file_id" uuid,
	"file_name" text DEFAULT '' NOT NULL,
	"byte_size" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "expenses_amount" CHECK (amount_cents > 0 and gst_cents between 0 and amount_cents / 11 + 1),
	CONSTRAINT "expenses_private_share" CHECK (private_share between 0 and 100),
	CONSTRAINT "expenses_capital" CHECK ((acquired_on is null) = (cost_cents is null))
);
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expenses_owner" ON "expenses" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "expenses_property" ON "expenses" USING btree ("property_id","paid_on");