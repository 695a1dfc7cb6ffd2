CREATE TABLE "applicants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key_id" text NOT NULL,
	"data_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"keep_longer" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_accesses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"key_id" text NOT NULL,
	"data_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"started_on" date NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"destroy_on" date,
	"legal_hold" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "destruction_certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"destroyed_at" timestamp (3) with time zone NOT NULL,
	"content_sha256" text NOT NULL,
	"document" "bytea" NOT NULL,
	"document_sha256" text NOT NULL,
	"signature" text NOT NULL,
	"public_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_accesses" ADD CONSTRAINT "application_accesses_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_accesses" ADD CONSTRAINT "application_accesses_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_links" ADD CONSTRAINT "application_links_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destruction_certificates" ADD CONSTRAINT "destruction_certificates_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destruction_certificates" ADD CONSTRAINT "destruction_certificates_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicants_owner" ON "applicants" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "applicants_application" ON "applicants" USING btree ("application_id","position");--> statement-breakpoint
CREATE INDEX "applicants_key" ON "applicants" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "application_accesses_owner" ON "application_accesses" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "application_accesses_application" ON "application_accesses" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "application_links_applicant" ON "application_links" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "applications_owner" ON "applications" USING btree ("owner_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "applications_listing" ON "applications" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "applications_property" ON "applications" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "applications_destroy" ON "applications" USING btree ("destroy_on");--> statement-breakpoint
CREATE INDEX "applications_key" ON "applications" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "destruction_certificates_owner" ON "destruction_certificates" USING btree ("owner_id","destroyed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "destruction_certificates_property" ON "destruction_certificates" USING btree ("property_id");--> statement-breakpoint
create function refuse_record_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % never change', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
-- The access log of an application goes with its destruction, a certificate with the account of its owner. Other
-- deletes are refused.
create trigger application_accesses_unchanged before update or delete on application_accesses
  for each row when (pg_trigger_depth() = 0) execute function refuse_record_change();
--> statement-breakpoint
create trigger destruction_certificates_unchanged before update or delete on destruction_certificates
  for each row when (pg_trigger_depth() = 0) execute function refuse_record_change();
