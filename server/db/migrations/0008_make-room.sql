ALTER TABLE "daily_counters" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "daily_counters" CASCADE;--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT "media_size";--> statement-breakpoint
ALTER TABLE "media" DROP COLUMN "content";