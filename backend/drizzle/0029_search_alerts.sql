CREATE TABLE "search_alerts" (
	"owner_id" uuid NOT NULL,
	"saved_search_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_alerts_owner_id_saved_search_id_listing_id_pk" PRIMARY KEY("owner_id","saved_search_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "shortlist_snapshots" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_users" ADD COLUMN "shortlist_alerts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "alert" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "time_zone" text DEFAULT 'Australia/Melbourne' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "alert_after" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "alerted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_search_fk" FOREIGN KEY ("owner_id","saved_search_id") REFERENCES "public"."saved_searches"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_snapshots" ADD CONSTRAINT "shortlist_snapshots_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_alerts_listing" ON "search_alerts" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "search_alerts_sent" ON "search_alerts" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "saved_searches_alerts" ON "saved_searches" USING btree ("owner_id","id") WHERE "saved_searches"."alert" <> 'off';