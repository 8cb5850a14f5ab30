-- Written by hand: the media files in a text, which its index needs as one function.
CREATE FUNCTION media_hashes(texts text) RETURNS text[] IMMUTABLE PARALLEL SAFE LANGUAGE sql
RETURN (
  SELECT array_agg(left(part, 20)) FROM string_to_table(texts, '/media/') part WHERE part ~ '^[0-9a-f]{20}/'
);
--> statement-breakpoint
CREATE INDEX "media_newest" ON "media" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "parkings_lowest_price" ON "parkings" USING btree ("airport_code","price_per_day") WHERE "parkings"."unavailable" is null;--> statement-breakpoint
CREATE INDEX "parkings_in_order" ON "parkings" USING btree ("position","id","name","airport_code","type");--> statement-breakpoint
CREATE INDEX "parkings_by_name" ON "parkings" USING btree ((regexp_replace(regexp_replace(case when octet_length("name") = length("name") then lower(("name") collate "C")
    else lower(regexp_replace(normalize(replace("name", 'ß', 'ss'), NFD), '[\u0300-\u036f]', '', 'g')) end, '(\d+)', '0000000000\1', 'g'), '\d*(\d{10})', '\1', 'g') collate "C"),"position","id");--> statement-breakpoint
CREATE INDEX "parkings_picture" ON "parkings" USING btree (left(split_part("image_url", '/media/', 2), 20));--> statement-breakpoint
CREATE INDEX "posts_media" ON "posts" USING gin (media_hashes("image_url" || "content"));