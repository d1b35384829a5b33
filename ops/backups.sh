#!/bin/bash
# ops/backups.sh, once, as root: archives every change with pgBackRest, makes the first copy and a timer for the next ones.
set -euo pipefail
as() { runuser -u postgres -- "$@"; }
apt-get install -y -qq --no-install-recommends pgbackrest cron >/dev/null
data=$(as psql -Atc 'show data_directory')
sed -i "s,^pg1-path=.*,pg1-path=$data," /etc/pgbackrest.conf
as psql -q -c "alter system set archive_mode = on" -c "alter system set archive_timeout = '60s'" \
  -c "alter system set archive_command = 'pgbackrest --stanza=twelvefold archive-push %p'"
systemctl restart postgresql
as pgbackrest --stanza=twelvefold stanza-create
as pgbackrest --stanza=twelvefold check
as pgbackrest --stanza=twelvefold --type=full backup
cat > /etc/cron.d/twelvefold-backups <<'END'
30 20 * * 0 postgres pgbackrest --stanza=twelvefold --type=full backup
30 20 * * 1-6 postgres pgbackrest --stanza=twelvefold --type=incr backup
END
as pgbackrest --stanza=twelvefold info
