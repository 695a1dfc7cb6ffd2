CREATE TABLE "tenant_check_applicants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"key_id" text NOT NULL,
	"data_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_check_authorisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"method" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"signed_on" date NOT NULL,
	"sha256" text NOT NULL,
	"key_id" text NOT NULL,
	"data_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_check_disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"check_id" uuid NOT NULL,
	"key_id" text NOT NULL,
	"data_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_check_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"check_id" uuid NOT NULL,
	"added_by" text NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"key_id" text NOT NULL,
	"data_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_check_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"check_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_check_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"check_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid,
	"media_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"key_id" text NOT NULL,
	"data_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_check_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"check_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_check_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"check_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_check_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"key_id" text NOT NULL,
	"data_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant_checks" ALTER COLUMN "applicant_name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "destruction_certificates" ADD COLUMN "subject" text DEFAULT 'application' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD COLUMN "order_item_id" uuid;--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD COLUMN "provider_reference" text;--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD COLUMN "notice_due_on" date;--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD COLUMN "notice_reminded_on" date;--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD COLUMN "destroy_on" date;--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD COLUMN "legal_hold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_check_applicants" ADD CONSTRAINT "tenant_check_applicants_id_tenant_checks_id_fk" FOREIGN KEY ("id") REFERENCES "public"."tenant_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_applicants" ADD CONSTRAINT "tenant_check_applicants_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_authorisations" ADD CONSTRAINT "tenant_check_authorisations_id_tenant_checks_id_fk" FOREIGN KEY ("id") REFERENCES "public"."tenant_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_authorisations" ADD CONSTRAINT "tenant_check_authorisations_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_disputes" ADD CONSTRAINT "tenant_check_disputes_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_disputes" ADD CONSTRAINT "tenant_check_disputes_check_id_tenant_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."tenant_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_documents" ADD CONSTRAINT "tenant_check_documents_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_documents" ADD CONSTRAINT "tenant_check_documents_check_id_tenant_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."tenant_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_events" ADD CONSTRAINT "tenant_check_events_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_events" ADD CONSTRAINT "tenant_check_events_check_id_tenant_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."tenant_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_files" ADD CONSTRAINT "tenant_check_files_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_files" ADD CONSTRAINT "tenant_check_files_check_id_tenant_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."tenant_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_files" ADD CONSTRAINT "tenant_check_files_document_id_tenant_check_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."tenant_check_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_links" ADD CONSTRAINT "tenant_check_links_check_id_tenant_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."tenant_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_notices" ADD CONSTRAINT "tenant_check_notices_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_notices" ADD CONSTRAINT "tenant_check_notices_check_id_tenant_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."tenant_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_notices" ADD CONSTRAINT "tenant_check_notices_file_id_tenant_check_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."tenant_check_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_reports" ADD CONSTRAINT "tenant_check_reports_id_tenant_checks_id_fk" FOREIGN KEY ("id") REFERENCES "public"."tenant_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_reports" ADD CONSTRAINT "tenant_check_reports_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tenant_check_applicants_owner" ON "tenant_check_applicants" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "tenant_check_applicants_key" ON "tenant_check_applicants" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "tenant_check_authorisations_owner" ON "tenant_check_authorisations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "tenant_check_authorisations_key" ON "tenant_check_authorisations" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "tenant_check_disputes_owner" ON "tenant_check_disputes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "tenant_check_disputes_check" ON "tenant_check_disputes" USING btree ("check_id","created_at");--> statement-breakpoint
CREATE INDEX "tenant_check_disputes_key" ON "tenant_check_disputes" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "tenant_check_documents_owner" ON "tenant_check_documents" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "tenant_check_documents_check" ON "tenant_check_documents" USING btree ("check_id","created_at");--> statement-breakpoint
CREATE INDEX "tenant_check_documents_key" ON "tenant_check_documents" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "tenant_check_events_owner" ON "tenant_check_events" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "tenant_check_events_check" ON "tenant_check_events" USING btree ("check_id","at");--> statement-breakpoint
CREATE INDEX "tenant_check_files_owner" ON "tenant_check_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "tenant_check_files_check" ON "tenant_check_files" USING btree ("check_id");--> statement-breakpoint
CREATE INDEX "tenant_check_files_document" ON "tenant_check_files" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "tenant_check_files_key" ON "tenant_check_files" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "tenant_check_links_check" ON "tenant_check_links" USING btree ("check_id");--> statement-breakpoint
CREATE INDEX "tenant_check_notices_owner" ON "tenant_check_notices" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "tenant_check_notices_check" ON "tenant_check_notices" USING btree ("check_id","sent_at");--> statement-breakpoint
CREATE INDEX "tenant_check_notices_file" ON "tenant_check_notices" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "tenant_check_reports_owner" ON "tenant_check_reports" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "tenant_check_reports_key" ON "tenant_check_reports" USING btree ("key_id");--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD CONSTRAINT "tenant_checks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD CONSTRAINT "tenant_checks_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tenant_checks_open" ON "tenant_checks" USING btree ("status");--> statement-breakpoint
CREATE INDEX "tenant_checks_order_item" ON "tenant_checks" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "tenant_checks_application" ON "tenant_checks" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "tenant_checks_destroy" ON "tenant_checks" USING btree ("destroy_on");--> statement-breakpoint
-- The timeline and access log of a check go with its destruction. Other deletes are refused.
create trigger tenant_check_events_unchanged before update or delete on tenant_check_events
  for each row when (pg_trigger_depth() = 0) execute function refuse_record_change();
