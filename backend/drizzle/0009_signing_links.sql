CREATE TABLE "signing_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"party_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "signing_parties_token";--> statement-breakpoint
ALTER TABLE "signing_links" ADD CONSTRAINT "signing_links_party_id_signing_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."signing_parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signing_links_party" ON "signing_links" USING btree ("party_id");--> statement-breakpoint
ALTER TABLE "signing_parties" DROP COLUMN "token_hash";