CREATE TABLE "removed_expenses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
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
	"property_id" uuid NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "removed_expenses" ADD CONSTRAINT "removed_expenses_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_expenses" ADD CONSTRAINT "removed_expenses_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_expenses" ADD CONSTRAINT "removed_expenses_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_expenses_owner" ON "removed_expenses" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "removed_expenses_property" ON "removed_expenses" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "removed_expenses_file" ON "removed_expenses" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "removed_expenses_removed" ON "removed_expenses" USING btree ("removed_at");