-- As in 0005, but another place in the order makes no other version: who has the form of a lot open while
-- somebody else drags it has nothing to choose between.
CREATE OR REPLACE FUNCTION raise_row_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'position' = to_jsonb(OLD) - 'position' THEN RETURN NEW; END IF;
  NEW.version := OLD.version + 1;
  NEW.updated_at := now();
  RETURN NEW;
END
$$;
