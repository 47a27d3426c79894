#!/bin/sh
# The first process of one of the three machines, in the place of systemd: puts its files where Debian's packages look
# for them, and keeps four services running. What systemd's sandbox would forbid, it allows.
# usage: machine.sh <folder> <node> <the server's main.ts> <how often it was switched on before>
set -eu
folder=$1 node=$2 main=$3 before=$4
# What a killed PostgreSQL left behind names its process, and nothing of today may have that number.
echo "$((before * 3000 + 100))" >/proc/sys/kernel/ns_last_pid
# A machine that is switched on has nothing in /run.
rm -f "$folder"/run/*.pid "$folder"/run/postgresql/.s.*
for place in etc/default etc/patroni etc/haproxy var/lib/etcd var/lib/postgresql run/postgresql; do
  mkdir -p "/$place"
  mount --bind "$folder/$place" "/$place"
done
set -a
. "$folder/etc/default/etcd"
. "$folder/etc/lykta/lykta.env"
set +a

# Runs a service as a user, again and again; while there is a file <service>.held it stays away.
keep() {
  service=$1 user=$2
  shift 2
  while :; do
    while [ -e "$folder/run/$service.held" ]; do sleep 0.2; done
    setpriv --reuid="$user" --regid="$user" --init-groups sh -c 'echo $$ >"$0"; exec "$@"' \
      "$folder/run/$service.pid" "$@" >>"$folder/log/$service.log" 2>&1 || :
    sleep 1
  done
}

keep etcd etcd /usr/bin/etcd &
keep patroni postgres /usr/bin/patroni /etc/patroni/config.yml &
keep haproxy haproxy /usr/sbin/haproxy -db -f /etc/haproxy/haproxy.cfg &
keep lykta root "$node" "$main" &
wait
