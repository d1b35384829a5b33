#!/bin/sh
# Run once by the image of PostgreSQL, on an empty volume.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -v owner_password="$OWNER_PASSWORD" -v password="$RUNNER_PASSWORD" -f /roles.sql
