CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"hidden" jsonb NOT NULL,
	"is_first" boolean NOT NULL,
	CONSTRAINT "saved_views_name" UNIQUE("admin_id","list","name"),
	CONSTRAINT "saved_views_list" CHECK ("saved_views"."list" in ('airports', 'blog', 'contacts', 'faqs', 'media', 'parkings', 'providers')),
	CONSTRAINT "saved_views_whole" CHECK ("saved_views"."name" <> '' or ("saved_views"."query" = '' and not "saved_views"."is_first"))
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_first" ON "saved_views" USING btree ("admin_id","list") WHERE "saved_views"."is_first";