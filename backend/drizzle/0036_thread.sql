ALTER TABLE "applications" ADD COLUMN "enquiry_id" uuid;--> statement-breakpoint
ALTER TABLE "tenancy_agreements" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancy_agreements" ADD CONSTRAINT "tenancy_agreements_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_enquiry" ON "applications" USING btree ("enquiry_id") WHERE enquiry_id is not null;--> statement-breakpoint
CREATE INDEX "tenancy_agreements_application" ON "tenancy_agreements" USING btree ("application_id") WHERE application_id is not null;