CREATE TABLE "sent_copies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_copies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"is_same" boolean,
	CONSTRAINT "sent_copies_file_unique" UNIQUE("file")
);
