CREATE TABLE "inspection_booking_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inspection_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"open_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"cancelled_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_opens" ADD COLUMN "bookable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_opens" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "inspection_booking_links" ADD CONSTRAINT "inspection_booking_links_booking_id_inspection_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."inspection_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_bookings" ADD CONSTRAINT "inspection_bookings_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_bookings" ADD CONSTRAINT "inspection_bookings_open_id_listing_opens_id_fk" FOREIGN KEY ("open_id") REFERENCES "public"."listing_opens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspection_booking_links_booking" ON "inspection_booking_links" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "inspection_bookings_owner" ON "inspection_bookings" USING btree ("owner_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "inspection_bookings_one_per_email" ON "inspection_bookings" USING btree ("open_id","email") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "inspection_bookings_open" ON "inspection_bookings" USING btree ("open_id");