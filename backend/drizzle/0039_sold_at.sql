ALTER TABLE "listings" ADD COLUMN "sold_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "sold_price_hidden" boolean DEFAULT false NOT NULL;