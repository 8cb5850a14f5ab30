CREATE TABLE "kept_pictures" (
	"key" varchar(64) PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"url" text,
	"failure" text,
	"status" integer,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now(),
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_files" ALTER COLUMN "media_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "kept_pictures_next" ON "kept_pictures" USING btree ("next_try_at");