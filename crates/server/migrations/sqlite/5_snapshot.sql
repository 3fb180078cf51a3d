ALTER TABLE tables RENAME COLUMN standing TO snapshot;
