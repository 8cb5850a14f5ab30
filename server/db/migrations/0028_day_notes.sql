CREATE TABLE "day_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "day_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"text" text NOT NULL,
	"username" text,
	CONSTRAINT "day_notes_text" CHECK (length("day_notes"."text") between 1 and 200)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "day_notes_typed" ON "day_notes" USING btree ("day") WHERE "day_notes"."username" is not null;--> statement-breakpoint
CREATE INDEX "day_notes_day" ON "day_notes" USING btree ("day");