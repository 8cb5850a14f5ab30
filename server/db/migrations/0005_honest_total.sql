CREATE TABLE "parking_aliases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parking_aliases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parking_id" integer NOT NULL,
	"slug" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parking_aliases_slug" UNIQUE("slug","parking_id")
);
--> statement-breakpoint
CREATE TABLE "price_baskets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_baskets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" varchar(7) NOT NULL,
	"airport_code" varchar(3) NOT NULL,
	"days" integer NOT NULL,
	"lowest" integer NOT NULL,
	"middle" integer NOT NULL,
	"parkings" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_baskets_month" UNIQUE("month","airport_code","days"),
	CONSTRAINT "price_baskets_month_form" CHECK ("price_baskets"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "providers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trade_name" text NOT NULL,
	"legal_name" text,
	"registry" text,
	"registry_number" text,
	"country" varchar(2) DEFAULT 'NL' NOT NULL,
	"website" text,
	"phone" text,
	"phone_hours" jsonb,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"left_out_at" varchar(3),
	"left_out_because" text,
	"left_out_since" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "providers_trade_name" CHECK (length("providers"."trade_name") >= 2),
	CONSTRAINT "providers_registry" CHECK ("providers"."registry" in ('KvK', 'KBO', 'HRB')),
	CONSTRAINT "providers_country" CHECK ("providers"."country" in ('NL', 'BE', 'DE')),
	CONSTRAINT "providers_website" CHECK ("providers"."website" ~ '^https?://')
);
--> statement-breakpoint
CREATE TABLE "surcharges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "surcharges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parking_id" integer NOT NULL,
	"label" text NOT NULL,
	"amount" numeric(8, 2) NOT NULL,
	"per" text NOT NULL,
	"when" jsonb NOT NULL,
	"is_compulsory" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "surcharges_label" CHECK (length("surcharges"."label") >= 2),
	CONSTRAINT "surcharges_amount" CHECK ("surcharges"."amount" >= 0.01),
	CONSTRAINT "surcharges_per" CHECK ("surcharges"."per" in ('stay', 'day', 'person', 'personEachWay')),
	CONSTRAINT "surcharges_when" CHECK (jsonb_typeof("surcharges"."when") = 'object')
);
--> statement-breakpoint
CREATE TABLE "tariffs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tariffs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parking_id" integer NOT NULL,
	"name" text NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"billing" text NOT NULL,
	"steps" jsonb NOT NULL,
	"extra_day" numeric(8, 2) NOT NULL,
	"minimum_days" integer,
	"maximum_days" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tariffs_begin" UNIQUE NULLS NOT DISTINCT("parking_id","valid_from"),
	CONSTRAINT "tariffs_name" CHECK (length("tariffs"."name") >= 1),
	CONSTRAINT "tariffs_valid" CHECK ("tariffs"."valid_from" <= "tariffs"."valid_to"),
	CONSTRAINT "tariffs_billing" CHECK ("tariffs"."billing" in ('day', 'period')),
	CONSTRAINT "tariffs_steps" CHECK (jsonb_typeof("tariffs"."steps") = 'array'),
	CONSTRAINT "tariffs_extra_day" CHECK ("tariffs"."extra_day" >= 0),
	CONSTRAINT "tariffs_days" CHECK ("tariffs"."minimum_days" >= 1 and "tariffs"."maximum_days" >= 1)
);
--> statement-breakpoint
ALTER TABLE "airports" ADD COLUMN "check_in_europe" integer DEFAULT 120 NOT NULL;--> statement-breakpoint
ALTER TABLE "airports" ADD COLUMN "check_in_far" integer DEFAULT 180 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "report" jsonb;--> statement-breakpoint
ALTER TABLE "parkings" ADD COLUMN "slug" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parkings" ADD COLUMN "provider_id" integer;--> statement-breakpoint
ALTER TABLE "parkings" ADD COLUMN "transfer" jsonb;--> statement-breakpoint
ALTER TABLE "parkings" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "parkings" ADD COLUMN "price_checked_on" date;--> statement-breakpoint
ALTER TABLE "parkings" ADD COLUMN "reviews_source" text;--> statement-breakpoint
ALTER TABLE "parkings" ADD COLUMN "reviews_read_on" date;--> statement-breakpoint
ALTER TABLE "parkings" ADD COLUMN "directions" text;--> statement-breakpoint
ALTER TABLE "parkings" ADD COLUMN "avoid" text;--> statement-breakpoint
ALTER TABLE "parking_aliases" ADD CONSTRAINT "parking_aliases_parking_id_parkings_id_fk" FOREIGN KEY ("parking_id") REFERENCES "public"."parkings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surcharges" ADD CONSTRAINT "surcharges_parking_id_parkings_id_fk" FOREIGN KEY ("parking_id") REFERENCES "public"."parkings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_parking_id_parkings_id_fk" FOREIGN KEY ("parking_id") REFERENCES "public"."parkings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parking_aliases_parking" ON "parking_aliases" USING btree ("parking_id");--> statement-breakpoint
CREATE INDEX "surcharges_parking" ON "surcharges" USING btree ("parking_id");--> statement-breakpoint
ALTER TABLE "parkings" ADD CONSTRAINT "parkings_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parkings_provider" ON "parkings" USING btree ("provider_id");--> statement-breakpoint
-- Written by hand, as in 0000_schema.sql.
--
-- `slugify` of domain/text/slug.ts: server/db/parkings/parking-slugs.test.ts compares them.
CREATE FUNCTION slug_of(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(translate(regexp_replace(normalize(replace(name, 'ß', 'ss'), NFD), '[\u0300-\u036f]', '', 'g'), '/', ' ')),
    '[^a-z0-9_\s-]', '', 'g'), '[\s_]+', '-', 'g'), '-+', '-', 'g'), '^-|-$', '', 'g')
$$;
--> statement-breakpoint
-- Gives a parking a slug that is unique at its airport, and the day of its price. A trigger, so that no write
-- can forget it: form, import, undo and seed all go by it. A slug or day that is given is kept.
CREATE FUNCTION derive_parking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted text := NEW.slug;
  earlier parkings := CASE WHEN TG_OP = 'UPDATE' THEN OLD END;
  attempt integer := 1;
BEGIN
  IF NEW.price_checked_on IS NOT DISTINCT FROM earlier.price_checked_on
    AND NEW.price_per_day IS DISTINCT FROM earlier.price_per_day THEN
    NEW.price_checked_on := (now() AT TIME ZONE 'Europe/Amsterdam')::date;
  END IF;

  IF wanted = '' OR (wanted = earlier.slug AND slug_of(NEW.name) <> slug_of(earlier.name)) THEN
    wanted := slug_of(NEW.name);
    IF length(wanted) < 2 THEN wanted := 'parking'; END IF;
  END IF;
  IF wanted = earlier.slug AND NEW.airport_code = earlier.airport_code THEN RETURN NEW; END IF;
  NEW.slug := wanted;
  WHILE EXISTS (
    SELECT FROM parkings WHERE airport_code = NEW.airport_code AND slug = NEW.slug AND id <> NEW.id
  ) LOOP
    attempt := attempt + 1;
    NEW.slug := wanted || '-' || attempt;
  END LOOP;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER parkings_derived BEFORE INSERT OR UPDATE ON parkings
  FOR EACH ROW EXECUTE FUNCTION derive_parking();
--> statement-breakpoint
-- Keeps a former slug, so that an old address redirects.
CREATE FUNCTION keep_parking_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM parking_aliases WHERE parking_id = NEW.id AND slug = NEW.slug;
  INSERT INTO parking_aliases (parking_id, slug) VALUES (NEW.id, OLD.slug) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Every parking that is there gets its slug. It is no edit: versions and open forms stay as they are.
ALTER TABLE parkings DISABLE TRIGGER parkings_version;
--> statement-breakpoint
UPDATE parkings SET slug = '' WHERE slug = '';
--> statement-breakpoint
ALTER TABLE parkings ENABLE TRIGGER parkings_version;
--> statement-breakpoint
CREATE TRIGGER parkings_slug_kept AFTER UPDATE ON parkings
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_parking_slug();
--> statement-breakpoint
SELECT track_content(subject), track_changes(subject) FROM unnest(ARRAY[
  'providers', 'parking_aliases', 'tariffs', 'surcharges'
]) AS subject;
--> statement-breakpoint
SELECT track_versions('providers');
--> statement-breakpoint
ALTER TABLE "parkings" ADD CONSTRAINT "parkings_slug" UNIQUE("airport_code","slug");--> statement-breakpoint
ALTER TABLE "airports" ADD CONSTRAINT "airports_check_in" CHECK ("airports"."check_in_europe" between 0 and 600 and "airports"."check_in_far" between 0 and 600);--> statement-breakpoint
ALTER TABLE "parkings" ADD CONSTRAINT "parkings_slug_form" CHECK ("parkings"."slug" ~ '^[a-z0-9-]{2,}$');--> statement-breakpoint
ALTER TABLE "parkings" ADD CONSTRAINT "parkings_facts" CHECK (jsonb_typeof("parkings"."facts") = 'object');--> statement-breakpoint
ALTER TABLE "parkings" ADD CONSTRAINT "parkings_transfer" CHECK (jsonb_typeof("parkings"."transfer") = 'object');