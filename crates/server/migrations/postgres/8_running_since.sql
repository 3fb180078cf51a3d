-- Since when a server has been seen without a break: whether it ran while another stood still.
ALTER TABLE servers ADD COLUMN running_since TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp();

-- Which games have a server is asked every second, and most have none.
CREATE INDEX tables_by_runner ON tables (runner) WHERE runner IS NOT NULL;
