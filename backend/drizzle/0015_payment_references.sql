-- The number from which the payment reference of a tenancy follows (V11). Tenancies that exist get one each.
ALTER TABLE "tenancies" ADD COLUMN "payment_number" bigserial NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "tenancies_payment_number" ON "tenancies" USING btree ("payment_number");