#!/bin/sh
# Makes the role of the running servers, which owns no table: the owner gives it what it may do after each migration.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set password="$SERVER_PASSWORD" <<'END'
create role lykta_server login password :'password';
END
