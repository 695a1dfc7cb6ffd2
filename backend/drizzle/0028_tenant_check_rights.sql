ALTER TABLE "destruction_certificates" ADD COLUMN "order_item_id" uuid;--> statement-breakpoint
CREATE INDEX "destruction_certificates_order_item" ON "destruction_certificates" USING btree ("order_item_id");--> statement-breakpoint
-- A withdrawn check with a hold could neither be released nor destroyed. Nothing is left in it to hold.
UPDATE "tenant_checks" SET "legal_hold" = false, "version" = "version" + 1 WHERE "status" = 'withdrawn' AND "legal_hold";
