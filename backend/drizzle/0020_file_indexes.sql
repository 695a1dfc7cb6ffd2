CREATE INDEX "document_versions_file" ON "document_versions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "expenses_file" ON "expenses" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "listing_assets_file" ON "listing_assets" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "ownership_documents_file" ON "ownership_documents" USING btree ("file_id");