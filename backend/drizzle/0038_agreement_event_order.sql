-- The order of events of an agreement at the same instant. Events that exist are numbered in the order they were stored.
ALTER TABLE "agreement_events" ADD COLUMN "sequence" bigserial NOT NULL;