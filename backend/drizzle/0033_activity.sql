ALTER TABLE "applications" ADD COLUMN "sender_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "sender_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_sender_id_customer_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."customer_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_sender_id_customer_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."customer_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_sender" ON "applications" USING btree ("sender_id") WHERE sender_id is not null;--> statement-breakpoint
CREATE INDEX "enquiries_sender" ON "enquiries" USING btree ("sender_id") WHERE sender_id is not null;