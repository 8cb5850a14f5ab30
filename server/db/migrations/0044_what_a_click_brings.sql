CREATE TABLE "link_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parking_id" integer,
	"provider_id" integer,
	"page" text NOT NULL,
	"address" text NOT NULL,
	"outcome" text NOT NULL,
	"seen" text NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_checks_page" UNIQUE NULLS NOT DISTINCT("parking_id","provider_id","page"),
	CONSTRAINT "link_checks_page_known" CHECK ("link_checks"."page" in ('booking', 'website')),
	CONSTRAINT "link_checks_outcome_known" CHECK ("link_checks"."outcome" in ('works', 'redirected', 'blocked', 'gone', 'changed')),
	CONSTRAINT "link_checks_one" CHECK (("link_checks"."parking_id" is null) <> ("link_checks"."provider_id" is null))
);
--> statement-breakpoint
CREATE TABLE "conversions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"programme_id" integer NOT NULL,
	"number" text NOT NULL,
	"reference" text,
	"click_at" timestamp with time zone,
	"booked_at" timestamp with time zone NOT NULL,
	"arrival" date,
	"days" integer,
	"item_name" text,
	"value" integer,
	"commission" integer NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"reason" text,
	"history" jsonb NOT NULL,
	"is_said_paid" boolean DEFAULT false NOT NULL,
	"matched_by" text,
	"parking_id" integer,
	"parking_name" text,
	"airport_code" varchar(3),
	"list_position" integer,
	"page" text,
	"source" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversions_number" UNIQUE("programme_id","number"),
	CONSTRAINT "conversions_number_length" CHECK (length("conversions"."number") between 1 and 200),
	CONSTRAINT "conversions_state_known" CHECK ("conversions"."state" in ('open', 'approved', 'paid', 'declined')),
	CONSTRAINT "conversions_matched_by" CHECK ("conversions"."matched_by" in ('reference', 'static', 'rule', 'hand')),
	CONSTRAINT "conversions_history" CHECK (jsonb_typeof("conversions"."history") = 'array')
);
--> statement-breakpoint
CREATE TABLE "couplings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "couplings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parking_id" integer NOT NULL,
	"programme_id" integer,
	"starts_on" date NOT NULL,
	CONSTRAINT "couplings_start" UNIQUE("parking_id","starts_on")
);
--> statement-breakpoint
CREATE TABLE "fetch_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fetch_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"failure" text,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "match_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"programme_id" integer NOT NULL,
	"name" text NOT NULL,
	"parking_id" integer NOT NULL,
	CONSTRAINT "match_rules_name" UNIQUE("programme_id","name")
);
--> statement-breakpoint
CREATE TABLE "network_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "network_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"network" text NOT NULL,
	"publisher" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "network_accounts_publisher" UNIQUE("network","publisher"),
	CONSTRAINT "network_accounts_network" CHECK ("network_accounts"."network" in ('awin', 'daisycon', 'tradetracker', 'partnerize', 'tradedoubler', 'direct'))
);
--> statement-breakpoint
CREATE TABLE "network_tokens" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"network" text NOT NULL,
	"programme_id" integer,
	"threshold" integer NOT NULL,
	"days" integer NOT NULL,
	"vat_percent" integer DEFAULT 21 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_terms_one" UNIQUE NULLS NOT DISTINCT("network","programme_id"),
	CONSTRAINT "payment_terms_network" CHECK ("payment_terms"."network" in ('awin', 'daisycon', 'tradetracker', 'partnerize', 'tradedoubler', 'direct')),
	CONSTRAINT "payment_terms_threshold" CHECK ("payment_terms"."threshold" >= 0),
	CONSTRAINT "payment_terms_days" CHECK ("payment_terms"."days" between 0 and 365),
	CONSTRAINT "payment_terms_vat_percent" CHECK ("payment_terms"."vat_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "payout_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payout_id" integer NOT NULL,
	"conversion_id" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "payout_lines_conversion" UNIQUE("payout_id","conversion_id")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"network" text NOT NULL,
	"programme_id" integer,
	"day" date NOT NULL,
	"number" text NOT NULL,
	"amount" integer NOT NULL,
	"vat_percent" integer NOT NULL,
	"note" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_number" UNIQUE("network","number"),
	CONSTRAINT "payouts_network" CHECK ("payouts"."network" in ('awin', 'daisycon', 'tradetracker', 'partnerize', 'tradedoubler', 'direct')),
	CONSTRAINT "payouts_number_length" CHECK (length("payouts"."number") >= 1),
	CONSTRAINT "payouts_vat_percent" CHECK ("payouts"."vat_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "programme_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programme_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"programme_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"unit" text NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "programme_rates_start" UNIQUE("programme_id","starts_on"),
	CONSTRAINT "programme_rates_unit" CHECK ("programme_rates"."unit" in ('percent', 'amount')),
	CONSTRAINT "programme_rates_rate" CHECK ("programme_rates"."rate" >= 0)
);
--> statement-breakpoint
CREATE TABLE "programmes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programmes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"network" text NOT NULL,
	"provider_id" integer,
	"status" text DEFAULT 'active' NOT NULL,
	"status_since" date NOT NULL,
	"network_number" text,
	"cookie_days" integer DEFAULT 30 NOT NULL,
	"certain_after" text DEFAULT 'departure' NOT NULL,
	"certain_days" integer,
	"parameter" text,
	"longest" integer,
	"wrapper" text,
	"hosts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"brand_terms" text,
	"vouchers" text,
	"contact" text,
	"note" text,
	"account_id" integer,
	"is_fetched" boolean DEFAULT false NOT NULL,
	"file_columns" jsonb,
	"is_sample" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programmes_name" UNIQUE("name"),
	CONSTRAINT "programmes_name_length" CHECK (length("programmes"."name") >= 2),
	CONSTRAINT "programmes_network" CHECK ("programmes"."network" in ('awin', 'daisycon', 'tradetracker', 'partnerize', 'tradedoubler', 'direct')),
	CONSTRAINT "programmes_status" CHECK ("programmes"."status" in ('active', 'paused', 'ended')),
	CONSTRAINT "programmes_certain_after" CHECK ("programmes"."certain_after" in ('departure', 'arrival', 'booking', 'days')),
	CONSTRAINT "programmes_vouchers" CHECK ("programmes"."vouchers" in ('network', 'none', 'any')),
	CONSTRAINT "programmes_cookie_days" CHECK ("programmes"."cookie_days" between 0 and 365),
	CONSTRAINT "programmes_hosts" CHECK (jsonb_typeof("programmes"."hosts") = 'array')
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action";--> statement-breakpoint
ALTER TABLE "saved_views" DROP CONSTRAINT "saved_views_list";--> statement-breakpoint
DROP INDEX "audit_log_owner";--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD COLUMN "programme_id" integer;--> statement-breakpoint
ALTER TABLE "parkings" ADD COLUMN "booking_text" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "booking_text" text;--> statement-breakpoint
ALTER TABLE "link_checks" ADD CONSTRAINT "link_checks_parking_id_parkings_id_fk" FOREIGN KEY ("parking_id") REFERENCES "public"."parkings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_checks" ADD CONSTRAINT "link_checks_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couplings" ADD CONSTRAINT "couplings_parking_id_parkings_id_fk" FOREIGN KEY ("parking_id") REFERENCES "public"."parkings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couplings" ADD CONSTRAINT "couplings_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fetch_runs" ADD CONSTRAINT "fetch_runs_account_id_network_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."network_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_rules" ADD CONSTRAINT "match_rules_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_tokens" ADD CONSTRAINT "network_tokens_account_id_network_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."network_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_terms" ADD CONSTRAINT "payment_terms_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_conversion_id_conversions_id_fk" FOREIGN KEY ("conversion_id") REFERENCES "public"."conversions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_rates" ADD CONSTRAINT "programme_rates_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_account_id_network_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."network_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_checks_outcome" ON "link_checks" USING btree ("outcome");--> statement-breakpoint
CREATE INDEX "link_checks_provider" ON "link_checks" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "conversions_day" ON "conversions" USING btree (((coalesce(click_at, booked_at) at time zone 'Europe/Amsterdam')::date));--> statement-breakpoint
CREATE INDEX "conversions_newest" ON "conversions" USING btree ("state_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversions_state" ON "conversions" USING btree ("state","programme_id");--> statement-breakpoint
CREATE INDEX "conversions_parking" ON "conversions" USING btree ("parking_id");--> statement-breakpoint
CREATE INDEX "conversions_unmatched" ON "conversions" USING btree ("programme_id","item_name") WHERE "conversions"."matched_by" is null;--> statement-breakpoint
CREATE INDEX "couplings_programme" ON "couplings" USING btree ("programme_id");--> statement-breakpoint
CREATE INDEX "fetch_runs_newest" ON "fetch_runs" USING btree ("account_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payout_lines_of" ON "payout_lines" USING btree ("conversion_id");--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "programmes_provider" ON "programmes" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "audit_log_owner" ON "audit_log" USING btree ("subject",(coalesce("after", "before") ->> case "subject" when 'airport_aliases' then 'airport_id' when 'provider_notes' then 'provider_id' when 'parking_aliases' then 'parking_id' when 'tariffs' then 'parking_id' when 'surcharges' then 'parking_id' when 'closures' then 'parking_id' when 'checks' then 'parking_id' when 'post_aliases' then 'post_id' when 'contact_messages' then 'contact_id' when 'programme_rates' then 'programme_id' when 'match_rules' then 'programme_id' when 'couplings' then 'parking_id' when 'payout_lines' then 'payout_id' end));--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('create', 'update', 'delete', 'login', 'password', 'logout', 'export', 'download', 'evidence', 'token', 'tokenWiped'));--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_list" CHECK ("saved_views"."list" in ('airports', 'blog', 'changes', 'contacts', 'conversions', 'faqs', 'media', 'parkings', 'payouts', 'programmes', 'providers'));
--> statement-breakpoint
-- Written by hand from here on.
SELECT track_content(subject) FROM unnest(ARRAY['programmes', 'couplings']) AS subject;
--> statement-breakpoint
SELECT track_versions(subject) FROM unnest(ARRAY[
  'network_accounts', 'programmes', 'conversions', 'payment_terms', 'payouts'
]) AS subject;
--> statement-breakpoint
SELECT track_changes(subject) FROM unnest(ARRAY[
  'network_accounts', 'programmes', 'programme_rates', 'match_rules', 'payment_terms', 'payouts'
]) AS subject;
--> statement-breakpoint
-- Many at once: by host, and by file.
SELECT track_many_changes(subject) FROM unnest(ARRAY['couplings', 'conversions', 'payout_lines']) AS subject;
--> statement-breakpoint
-- What a link needs of the programme that its parking has today. No name and no rate: what visitors see reads this.
CREATE VIEW parking_ways AS
SELECT held.parking_id,
  CASE WHEN programmes.status <> 'active' THEN 'off' WHEN programmes.network = 'direct' THEN 'direct' ELSE 'network' END
    AS way,
  programmes.parameter, programmes.longest, programmes.wrapper, programmes.hosts
FROM (
  SELECT DISTINCT ON (parking_id) parking_id, programme_id FROM couplings
  WHERE starts_on <= (now() AT TIME ZONE 'Europe/Amsterdam')::date
  ORDER BY parking_id, starts_on DESC
) AS held
JOIN programmes ON programmes.id = held.programme_id;
--> statement-breakpoint
-- As in 0043, with the programme that the parking has at that moment.
CREATE OR REPLACE FUNCTION store_clicks(given_clicks json, maximum integer, repeat_minutes integer) RETURNS SETOF integer
LANGUAGE plpgsql
-- The embedded database has no autovacuum. Without its statistics the planner reads all clicks of the window.
SET enable_seqscan = off AS $$
BEGIN
  -- Locks the networks, in one order, so that no two calls wait for each other. A statement of its own, so that
  -- the next one sees what the call before it has stored.
  PERFORM pg_advisory_xact_lock(hashtextextended(network, 0)) FROM (
    SELECT DISTINCT click ->> 'networkHash' AS network FROM json_array_elements(given_clicks) click ORDER BY 1
  ) networks;

  RETURN QUERY WITH given AS (
    SELECT click.*, parkings.name, parkings.airport_code
    FROM json_to_recordset(given_clicks)
      AS click(nth integer, "parkingId" integer, "listPosition" integer, "listOrder" text, page text, source text,
        "dayHash" text, "networkHash" text, "botReason" text, reference text)
    JOIN parkings ON parkings.id = "parkingId"
  ), taken_before AS (
    SELECT key, count(*) AS clicks FROM rate_limits
    WHERE key IN (SELECT "networkHash" FROM given) AND at > now() - interval '1 minute'
    GROUP BY key
  ), counted AS (
    SELECT given.*,
      row_number() OVER (PARTITION BY "networkHash" ORDER BY nth) + coalesce(
        (SELECT clicks FROM taken_before WHERE key = "networkHash"), 0
      ) <= maximum AS is_allowed,
      row_number() OVER (PARTITION BY "parkingId", "dayHash" ORDER BY nth) > 1 OR (
        SELECT true FROM affiliate_clicks earlier
        WHERE earlier.day_hash = "dayHash" AND earlier.parking_id = "parkingId"
          AND earlier.click_date > now() - make_interval(mins => repeat_minutes)
        LIMIT 1
      ) IS NOT NULL AS is_repeat
    FROM given
  ), taken AS (
    INSERT INTO rate_limits (key) SELECT "networkHash" FROM counted WHERE is_allowed
  ), stored AS (
    INSERT INTO affiliate_clicks (parking_id, parking_name, airport_code, list_position, list_order, page, source,
      day_hash, is_repeat, bot_reason, reference, programme_id)
    SELECT "parkingId", name, airport_code, "listPosition", "listOrder", page, source, "dayHash", is_repeat,
      CASE WHEN is_allowed THEN "botReason" ELSE 'flood' END, reference, (
        SELECT couplings.programme_id FROM couplings
        WHERE couplings.parking_id = "parkingId"
          AND starts_on <= (now() AT TIME ZONE 'Europe/Amsterdam')::date
        ORDER BY starts_on DESC LIMIT 1
      )
    FROM counted ORDER BY nth
  )
  SELECT nth FROM given;
END
$$;
