-- Times are milliseconds since 1970. E-mail stands apart, so that answers can be read without it.
CREATE TABLE answers (
  key TEXT PRIMARY KEY,
  page TEXT NOT NULL,
  answer TEXT NOT NULL CHECK (answer IN ('yes', 'no')),
  details TEXT,
  received INTEGER NOT NULL
) STRICT;

CREATE INDEX answers_by_time ON answers (received);

CREATE TABLE emails (
  key TEXT PRIMARY KEY REFERENCES answers (key) ON DELETE CASCADE,
  email TEXT NOT NULL
) STRICT;
