CREATE TABLE "daily_totals" (
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"dimension" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"uniques" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_totals_measure_dimension_day_key_pk" PRIMARY KEY("measure","dimension","day","key")
);
--> statement-breakpoint
CREATE TABLE "filter_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "filter_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"airport_code" varchar(3) NOT NULL,
	"filters" text NOT NULL,
	"results" integer NOT NULL,
	"day_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"media_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"url" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "media_files_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "missing_paths" (
	"path" text PRIMARY KEY NOT NULL,
	"hits" integer DEFAULT 1 NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"path" text NOT NULL,
	"airport_code" varchar(3),
	"source" text NOT NULL,
	"day_hash" text NOT NULL,
	"bot_reason" text
);
--> statement-breakpoint
CREATE TABLE "post_aliases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_aliases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"slug" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_aliases_slug_unique" UNIQUE("slug"),
	CONSTRAINT "post_aliases_slug" CHECK ("post_aliases"."slug" ~ '^[a-z0-9-]{2,}$')
);
--> statement-breakpoint
CREATE TABLE "post_drafts" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"username" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"target" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_source_unique" UNIQUE("source"),
	CONSTRAINT "redirects_source" CHECK ("redirects"."source" ~ '^/[^/]'),
	CONSTRAINT "redirects_target" CHECK ("redirects"."target" ~ '^/([^/]|$)')
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "width" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "height" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "url" text NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "tint" varchar(7) NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focus_x" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focus_y" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "post_aliases" ADD CONSTRAINT "post_aliases_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "filter_uses_at" ON "filter_uses" USING btree ("at");--> statement-breakpoint
CREATE INDEX "media_files_media" ON "media_files" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "missing_paths_hits" ON "missing_paths" USING btree ("hits" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "page_views_at" ON "page_views" USING btree ("at");--> statement-breakpoint
CREATE INDEX "post_aliases_post" ON "post_aliases" USING btree ("post_id");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_url_unique" UNIQUE("url");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_focus" CHECK ("media"."focus_x" between 0 and 100 and "media"."focus_y" between 0 and 100);--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_status" CHECK ("posts"."status" in ('draft', 'scheduled', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_publish_at" CHECK ("posts"."status" <> 'scheduled' or "posts"."publish_at" is not null);