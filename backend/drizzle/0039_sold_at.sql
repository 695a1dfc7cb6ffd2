ALTER TABLE "listings" ADD COLUMN "sold_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "withheld_price_cents" bigint;--> statement-breakpoint
-- A listing cannot be edited after it was sold, so this is when it was sold.
UPDATE "listings" SET "sold_at" = "updated_at" WHERE "status" = 'sold';
