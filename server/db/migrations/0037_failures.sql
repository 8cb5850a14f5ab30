CREATE TABLE "failures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"request_id" text,
	"message" text NOT NULL,
	"reason" text NOT NULL,
	"path" text,
	"job" text,
	"stack" text
);
