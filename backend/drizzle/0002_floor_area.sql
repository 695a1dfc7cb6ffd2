ALTER TABLE "listing_search" ADD COLUMN "floor_square_metres" double precision;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_search_floor" ON "listing_search" ("floor_square_metres") WHERE "floor_square_metres" IS NOT NULL;
