ALTER TABLE "listings" ADD COLUMN "pending" jsonb;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "listing_assets" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "included_skus" text[] DEFAULT '{}' NOT NULL;