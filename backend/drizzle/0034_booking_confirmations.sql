DROP INDEX "inspection_bookings_one_per_email";--> statement-breakpoint
ALTER TABLE "customer_users" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inspection_bookings" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "inspection_bookings" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
CREATE UNIQUE INDEX "inspection_bookings_one_confirmed" ON "inspection_bookings" USING btree ("open_id","email") WHERE cancelled_at is null and held_until is null;--> statement-breakpoint
CREATE INDEX "inspection_bookings_email" ON "inspection_bookings" USING btree ("email","created_at");