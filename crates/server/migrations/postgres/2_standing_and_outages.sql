-- Where a game stood when it was last unloaded, so that lists need not load it. True if it counts as many entries as
-- there are records.
ALTER TABLE tables ADD COLUMN standing TEXT;

-- When no server ran: no clock runs then.
CREATE TABLE outages (
    began_at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL PRIMARY KEY
);

-- Servers side by side hear what the others do at a table. Who did it is said first: nobody needs to hear of their own.
CREATE FUNCTION tell_the_others() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('melange', current_setting('application_name') || ' ' || (to_jsonb(NEW) ->> TG_ARGV[0]));
    RETURN NULL;
END
$$;
CREATE TRIGGER records_are_told AFTER INSERT ON records FOR EACH ROW EXECUTE FUNCTION tell_the_others('table_id');
CREATE TRIGGER seats_are_told AFTER UPDATE ON seats FOR EACH ROW EXECUTE FUNCTION tell_the_others('table_id');
CREATE TRIGGER status_is_told AFTER UPDATE OF status ON tables FOR EACH ROW EXECUTE FUNCTION tell_the_others('id');
