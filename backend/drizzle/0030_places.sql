CREATE TABLE "places" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"south" double precision NOT NULL,
	"west" double precision NOT NULL,
	"north" double precision NOT NULL,
	"east" double precision NOT NULL,
	"suburb_slugs" text[] NOT NULL,
	CONSTRAINT "places_suburbs" CHECK (cardinality(suburb_slugs) > 0)
);
--> statement-breakpoint
CREATE INDEX "places_words" ON "places" USING gin (to_tsvector('simple', "search_name" || ' ' || "state"));