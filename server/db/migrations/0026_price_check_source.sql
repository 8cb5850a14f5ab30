ALTER TABLE "parkings" ADD COLUMN "price_check_source" text;--> statement-breakpoint
ALTER TABLE "parkings" ADD COLUMN "price_checked_by" text;--> statement-breakpoint
ALTER TABLE "parkings" ADD CONSTRAINT "parkings_price_check_source" CHECK ("parkings"."price_check_source" in ('website', 'mail', 'phone', 'feed', 'provider', 'traveller'));