CREATE TABLE "application_starts" (
	"sender_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_starts_sender_id_id_pk" PRIMARY KEY("sender_id","id")
);
--> statement-breakpoint
ALTER TABLE "application_starts" ADD CONSTRAINT "application_starts_sender_id_customer_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_starts" ADD CONSTRAINT "application_starts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_starts_listing" ON "application_starts" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "application_starts_created" ON "application_starts" USING btree ("created_at");