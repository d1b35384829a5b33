#!/bin/sh
# The pooler's list of users is made from the environment, in memory.
set -eu
umask 077
printf '"twelvefold" "%s"\n' "$DATABASE_PASSWORD" > /tmp/userlist.txt
sed -e 's/host=127\.0\.0\.1/host=database/' -e 's/^listen_addr = .*/listen_addr = */' \
  -e 's,^auth_file = .*,auth_file = /tmp/userlist.txt,' /etc/pgbouncer/pgbouncer.ini > /tmp/pgbouncer.ini
exec pgbouncer /tmp/pgbouncer.ini
