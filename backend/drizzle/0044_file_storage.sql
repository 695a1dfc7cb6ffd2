CREATE TABLE "file_deletions" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_storages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"is_marked" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "picture_sources" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_files" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "file_deletions_due_at_index" ON "file_deletions" USING btree ("due_at");--> statement-breakpoint
insert into "file_storages" default values;
--> statement-breakpoint
-- A file stays for an hour after its row (`deleteFiles`).
create function delete_file_of_document() returns trigger language plpgsql as $$
begin
  insert into file_deletions (file_id, due_at) values (old.id, now() + interval '1 hour')
  on conflict (file_id) do update set due_at = excluded.due_at;
  return null;
end
$$;
--> statement-breakpoint
create function delete_file_of_picture() returns trigger language plpgsql as $$
begin
  insert into file_deletions (file_id, due_at) values (old.picture_id, now() + interval '1 hour')
  on conflict (file_id) do update set due_at = excluded.due_at;
  return null;
end
$$;
--> statement-breakpoint
create trigger delete_file after delete on "stored_files" for each row execute function delete_file_of_document();
--> statement-breakpoint
create trigger delete_file after delete on "picture_sources" for each row execute function delete_file_of_picture();
