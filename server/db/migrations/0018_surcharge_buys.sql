ALTER TABLE "surcharges" ADD COLUMN "buys" text;--> statement-breakpoint
ALTER TABLE "surcharges" ADD CONSTRAINT "surcharges_buys" CHECK ("surcharges"."buys" in ('keepKey'));