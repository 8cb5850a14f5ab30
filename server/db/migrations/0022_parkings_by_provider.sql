DROP INDEX "parkings_in_order";--> statement-breakpoint
CREATE INDEX "parkings_in_order" ON "parkings" USING btree ("position","id","name","airport_code","type","provider_id");