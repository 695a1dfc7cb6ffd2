ALTER TABLE "customer_users" ADD COLUMN "welcomed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "properties_one_sample" ON "properties" USING btree ("owner_id") WHERE is_sample;