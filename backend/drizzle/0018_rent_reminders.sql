CREATE TABLE "rent_reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"tenancy_id" uuid NOT NULL,
	"template" text NOT NULL,
	"unpaid_from" date NOT NULL,
	"automatic" boolean NOT NULL,
	"message" text NOT NULL,
	"recipients" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rent_reminders_once" UNIQUE("tenancy_id","unpaid_from","template")
);
--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "remind_after_days" integer;--> statement-breakpoint
ALTER TABLE "rent_reminders" ADD CONSTRAINT "rent_reminders_owner_id_customer_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_reminders" ADD CONSTRAINT "rent_reminders_tenancy_id_tenancies_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."tenancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rent_reminders_owner" ON "rent_reminders" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "tenancies_reminders" ON "tenancies" USING btree ("remind_after_days") WHERE remind_after_days is not null;