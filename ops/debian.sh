#!/bin/bash
# ops/debian.sh practice.example.org: everything on one machine with Debian 12 or newer. Run as root in a copy of the release;
# run again in the next one, it upgrades without a pause. What it made before, passwords above all, stays.
set -euo pipefail
site=${1:?Say the host of PUBLIC_URL: ops/debian.sh practice.example.org}
release=$(cd "$(dirname "$0")/.." && pwd)
name=$(date -u +%Y%m%d-%H%M%S)
target=/opt/twelvefold/$name
secret() { openssl rand -hex 24; }

export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends postgresql pgbouncer caddy prometheus prometheus-node-exporter npm openssl rsync curl >/dev/null
id twelvefold >/dev/null 2>&1 || useradd --system --home-dir /var/lib/twelvefold --shell /usr/sbin/nologin twelvefold
umask 077
mkdir -p /etc/twelvefold

if [ ! -e /etc/twelvefold/env ]; then
  runs=$(secret) owns=$(secret)
  runuser -u postgres -- psql -q -v ON_ERROR_STOP=1 -v password="$runs" -v owner_password="$owns" < "$release/ops/roles.sql"
  printf '"twelvefold" "%s"\n' "$runs" > /etc/pgbouncer/userlist.txt
  chown postgres: /etc/pgbouncer/userlist.txt
  sed -e '/^DATABASE_/d' -e '/^# Of compose/d' -e "s,^PUBLIC_URL=.*,PUBLIC_URL=https://$site," -e '/^SITE=/d' \
    -e "s/^APP_SECRET=.*/APP_SECRET=$(secret)/" -e "s/^METRICS_TOKEN=.*/METRICS_TOKEN=$(secret)/" \
    "$release/ops/env.example" > /etc/twelvefold/env
  cat >> /etc/twelvefold/env <<END
DATABASE_URL=postgres://twelvefold:$runs@127.0.0.1:6432/twelvefold
DATABASE_DIRECT_URL=postgres://twelvefold:$runs@127.0.0.1:5432/twelvefold
DATABASE_OWNER_URL=postgres://twelvefold_owner:$owns@127.0.0.1:5432/twelvefold
END
  echo "SITE=$site" > /etc/twelvefold/site
  echo "Settings are in /etc/twelvefold/env: write SMTP_URL, MAIL_FROM, ADMIN_EMAIL and ADMIN_PASSWORD there, then run this again."
  exit 0
fi

umask 022
mkdir -p "$target"
rsync -a --exclude .git --exclude node_modules --exclude .data --exclude .cache --exclude dist "$release/" "$target/"
(cd "$target" && npm ci --no-audit --no-fund --loglevel=error && node_modules/node/bin/node scripts/web-build.mjs)

install -m 644 "$release/ops/pgbouncer.ini" /etc/pgbouncer/pgbouncer.ini
install -m 644 "$release/ops/Caddyfile" /etc/caddy/Caddyfile
install -D -m 644 "$release/ops/systemd/caddy-twelvefold.conf" /etc/systemd/system/caddy.service.d/twelvefold.conf
install -m 644 "$release"/ops/systemd/twelvefold* /etc/systemd/system/
install -m 644 "$release/ops/prometheus/prometheus.yml" "$release/ops/prometheus/alarms.yml" /etc/prometheus/
sed -n 's/^METRICS_TOKEN=//p' /etc/twelvefold/env > /etc/prometheus/metrics-token
chown prometheus: /etc/prometheus/metrics-token && chmod 400 /etc/prometheus/metrics-token
ln -sfn "$target" /opt/twelvefold/current
systemctl daemon-reload
systemctl enable -q --now postgresql pgbouncer caddy prometheus twelvefold.target 2>/dev/null || true
systemctl reload-or-restart pgbouncer caddy prometheus

# Whom Caddy leads to; a process that is stopped with connections in its queue would reset them.
lead_to() { SITE=$site API="$*" caddy reload --adapter caddyfile --config /etc/caddy/Caddyfile 2>/dev/null; }
one=127.0.0.1:3001 two=127.0.0.1:3002
for unit in twelvefold-api@3001 twelvefold-api@3002 twelvefold-worker; do
  case $unit in *3001) lead_to $two ;; *3002) lead_to $one ;; *) lead_to $one $two ;; esac
  sleep 3
  systemctl restart "$unit"
  port=$(systemctl show -p Environment "$unit" | grep -o 'PORT=[0-9]*' | cut -d= -f2)
  # A release that changes the bank says all of it again at its first start.
  for try in $(seq 600); do
    curl -fs "http://127.0.0.1:$port/readyz" >/dev/null && break
    [ "$try" -lt 600 ] || { echo "$unit is not ready: journalctl -u $unit. The others go on with the release before."; exit 1; }
    sleep 1
  done
done
echo "https://$site runs $name. Releases before it stay in /opt/twelvefold."
