ALTER TABLE "notices" ADD COLUMN "previous_end_date" date;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "previous_end_reason" text;