CREATE TABLE "admin_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "admin_sessions_keyHash_unique" UNIQUE("key_hash"),
	CONSTRAINT "admin_sessions_expires_at" CHECK ("admin_sessions"."expires_at" > "admin_sessions"."created_at")
);
--> statement-breakpoint
CREATE TABLE "admins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admins_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "affiliate_clicks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parking_id" integer,
	"parking_name" text NOT NULL,
	"airport_code" varchar(3) NOT NULL,
	"click_date" timestamp with time zone DEFAULT now() NOT NULL,
	"list_position" integer,
	"list_order" text,
	"day_hash" text,
	"is_repeat" boolean DEFAULT false NOT NULL,
	"bot_reason" text,
	CONSTRAINT "affiliate_clicks_list_position" CHECK ("affiliate_clicks"."list_position" >= 1)
);
--> statement-breakpoint
CREATE TABLE "airport_aliases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "airport_aliases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"airport_id" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "airport_aliases_slug_unique" UNIQUE("slug"),
	CONSTRAINT "airport_aliases_slug" CHECK ("airport_aliases"."slug" ~ '^[a-z0-9-]{2,}$')
);
--> statement-breakpoint
CREATE TABLE "airports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "airports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(3) NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	"official_parkings" text NOT NULL,
	"price_from" numeric(8, 2) NOT NULL,
	"image_url" text NOT NULL,
	"country" varchar(2) DEFAULT 'NL' NOT NULL,
	"city" text,
	"latitude" double precision,
	"longitude" double precision,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "airports_code_unique" UNIQUE("code"),
	CONSTRAINT "airports_slug_unique" UNIQUE("slug"),
	CONSTRAINT "airports_code" CHECK ("airports"."code" ~ '^[[:upper:]0-9]{2,3}$'),
	CONSTRAINT "airports_name" CHECK (length("airports"."name") >= 2),
	CONSTRAINT "airports_slug" CHECK ("airports"."slug" ~ '^[a-z0-9-]{2,}$' and "airports"."slug" <> 'meer'),
	CONSTRAINT "airports_price_from" CHECK ("airports"."price_from" >= 0.01),
	CONSTRAINT "airports_country" CHECK ("airports"."country" in ('NL', 'BE', 'DE')),
	CONSTRAINT "airports_latitude" CHECK ("airports"."latitude" between -90 and 90),
	CONSTRAINT "airports_longitude" CHECK ("airports"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"admin_id" integer,
	"username" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('create', 'update', 'delete'))
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"is_resolved" boolean DEFAULT false NOT NULL,
	"probable_spam" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_requests_name" CHECK (length("contact_requests"."name") >= 2),
	CONSTRAINT "contact_requests_subject" CHECK (length("contact_requests"."subject") >= 5),
	CONSTRAINT "contact_requests_message" CHECK (length("contact_requests"."message") >= 10)
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_version_one_row" CHECK ("content_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "daily_counters" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_counters_day_kind_key_pk" PRIMARY KEY("day","kind","key"),
	CONSTRAINT "daily_counters_kind" CHECK ("daily_counters"."kind" in ('page_view', 'impression', 'filter_change')),
	CONSTRAINT "daily_counters_count" CHECK ("daily_counters"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"category" text NOT NULL,
	"airport_code" varchar(3),
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faqs_category" CHECK ("faqs"."category" in ('general', 'booking', 'parking'))
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" varchar(64) NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"width" integer,
	"height" integer,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_hash_unique" UNIQUE("hash"),
	CONSTRAINT "media_hash" CHECK ("media"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "media_size" CHECK ("media"."size" = length("media"."content"))
);
--> statement-breakpoint
CREATE TABLE "parkings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parkings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"airport_code" varchar(3) NOT NULL,
	"name" text NOT NULL,
	"image_url" text NOT NULL,
	"type" text NOT NULL,
	"distance" integer NOT NULL,
	"distance_unit" text DEFAULT 'min' NOT NULL,
	"price_per_day" numeric(8, 2) NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"affiliate_url" text NOT NULL,
	"features" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parkings_name" CHECK (length("parkings"."name") >= 2),
	CONSTRAINT "parkings_type" CHECK ("parkings"."type" in ('shuttle', 'valet', 'self')),
	CONSTRAINT "parkings_distance" CHECK ("parkings"."distance" >= 0),
	CONSTRAINT "parkings_distance_unit" CHECK ("parkings"."distance_unit" = 'min'),
	CONSTRAINT "parkings_price_per_day" CHECK ("parkings"."price_per_day" >= 0.01),
	CONSTRAINT "parkings_rating" CHECK ("parkings"."rating" between 0 and 5),
	CONSTRAINT "parkings_reviews" CHECK ("parkings"."reviews" >= 0),
	CONSTRAINT "parkings_affiliate_url" CHECK ("parkings"."affiliate_url" ~ '^https?://'),
	CONSTRAINT "parkings_features" CHECK (jsonb_typeof("parkings"."features") = 'object')
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"image_url" text NOT NULL,
	"date" date NOT NULL,
	"author" text,
	"category" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "posts_slug" CHECK ("posts"."slug" ~ '^[a-z0-9-]{2,}$'),
	CONSTRAINT "posts_category" CHECK ("posts"."category" in ('tips', 'airports', 'parking', 'travel'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_one_row" CHECK ("settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_parking_id_parkings_id_fk" FOREIGN KEY ("parking_id") REFERENCES "public"."parkings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "airport_aliases" ADD CONSTRAINT "airport_aliases_airport_id_airports_id_fk" FOREIGN KEY ("airport_id") REFERENCES "public"."airports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_airport_code_airports_code_fk" FOREIGN KEY ("airport_code") REFERENCES "public"."airports"("code") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "parkings" ADD CONSTRAINT "parkings_airport_code_airports_code_fk" FOREIGN KEY ("airport_code") REFERENCES "public"."airports"("code") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "admin_sessions_admin" ON "admin_sessions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "affiliate_clicks_newest" ON "affiliate_clicks" USING btree ("click_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "affiliate_clicks_parking" ON "affiliate_clicks" USING btree ("parking_id","click_date");--> statement-breakpoint
CREATE INDEX "airport_aliases_airport" ON "airport_aliases" USING btree ("airport_id");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_requests_newest" ON "contact_requests" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "faqs_airport" ON "faqs" USING btree ("airport_code");--> statement-breakpoint
CREATE INDEX "parkings_airport" ON "parkings" USING btree ("airport_code");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("date" DESC NULLS LAST,"id" DESC NULLS LAST);