CREATE TABLE "replaced_prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"pricing" jsonb NOT NULL,
	"lease_pricing" jsonb,
	"replaced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "replaced_prices" ADD CONSTRAINT "replaced_prices_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replaced_prices_listing" ON "replaced_prices" USING btree ("listing_id","replaced_at");