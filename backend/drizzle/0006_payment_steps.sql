ALTER TABLE "payments" ADD COLUMN "save_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "payments_superseded" ON "payments" USING btree ("id") WHERE failure_code = 'superseded';