CREATE TABLE "tenant_check_cancellations" (
	"reference" uuid PRIMARY KEY NOT NULL,
	"provider_reference" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
