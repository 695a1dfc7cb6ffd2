#!/bin/bash
# Runs a bucket with the S3 API: a Ceph cluster of one monitor and one OSD, with its gateway. The first start creates
# the cluster, later starts continue with its objects. Stops all at SIGTERM, and exits with 1 when one of them ends before.
# `start-ceph.sh check` exits with 0 when the bucket is ready.
#
#   CEPH_DATA           a folder for the cluster
#   CEPH_GATEWAY        address and port of the gateway. The rest listens on 127.0.0.1, because it has no passwords.
#   CEPH_MONITOR_PORT   a port of 127.0.0.1, the same at each start
#   CEPH_BUCKET         the name of the bucket
#   CEPH_GIGABYTES      the maximum size of the cluster, fixed by the first start. The disk is used as it fills.
#   AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY   the only keys of the bucket. They may change between two starts.
set -euo pipefail
umask 077
# In a restarted container an OSD may have the process id and ports of before. After a crash, the monitor would ignore it.
export CEPH_USE_RANDOM_NONCE=1

gateway=http://127.0.0.1:${CEPH_GATEWAY##*:}
# The functions below receive the keys through pipes, because everyone can read the arguments in the list of processes.
# `exec` makes the program the process that `run` can kill.

# Sends a signed request for the bucket.
request() {
  exec curl --aws-sigv4 aws:amz:us-east-1:s3 --header 'x-amz-content-sha256: UNSIGNED-PAYLOAD' --silent --show-error \
    --fail --max-time 10 --output /dev/null "$@" "$gateway/$CEPH_BUCKET" \
    --config <(printf 'user = "%s:%s"\n' "$AWS_ACCESS_KEY_ID" "$AWS_SECRET_ACCESS_KEY")
}
# Writes the only user of the gateway with its only key. `radosgw-admin user` would need the secret as an argument.
write_user() {
  exec radosgw-admin --conf ceph.conf metadata put user:verandah < <(cat <<USER
{ "key": "user:verandah", "data": {
  "user_id": "verandah", "display_name": "verandah", "type": "rgw", "op_mask": "read, write, delete", "max_buckets": 1000,
  "keys": [{ "user": "verandah", "access_key": "$AWS_ACCESS_KEY_ID", "secret_key": "$AWS_SECRET_ACCESS_KEY" }]
} }
USER
)
}
if [ "${1-}" = check ]; then
  request --head
fi

processes=()
names=()
command=
start() {
  "$1" --conf ceph.conf -f "${@:2}" &
  processes+=($!)
  names+=("$1")
}
stop() {
  trap '' TERM INT
  if [ "$command" ]; then kill -KILL "$command" 2>/dev/null || true; fi
  # The gateway first, then the OSD and the monitor.
  for ((one = ${#processes[@]} - 1; one >= 0; one--)); do
    kill "${processes[one]}" 2>/dev/null || true
    wait "${processes[one]}" || true
  done
}
trap stop EXIT
trap 'exit 0' TERM INT

# Exits when a process has ended.
check_processes() {
  for one in "${!processes[@]}"; do
    kill -0 "${processes[one]}" 2>/dev/null && continue
    echo "${names[one]} has ended." >&2
    exit 1
  done
}
# Runs a command. Exits when a process ends, because the command would wait for it.
run() {
  "$@" > output &
  command=$!
  while kill -0 "$command" 2>/dev/null; do
    check_processes
    sleep 0.1
  done
  wait "$command"
  command=
}

mkdir -p "$CEPH_DATA"
cd "$CEPH_DATA"
# An interrupted first start is made again.
if [ ! -e created ]; then
  rm -rf mon osd
  mkdir mon osd
  cat /proc/sys/kernel/random/uuid > cluster-id
fi
monitor="[v1:127.0.0.1:$CEPH_MONITOR_PORT]"
cat > ceph.conf <<CONF
[global]
fsid = $(cat cluster-id)
mon host = $monitor
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind msgr2 = false
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd crush chooseleaf type = 0
# Otherwise an OSD registers itself at each start, and exits when it has no map of the monitors yet ("wrong fsid").
osd crush update on start = false
osd class update on start = false
# How long a start waits for a gateway that was killed.
osd client watch timeout = 10
bluestore block size = $((CEPH_GIGABYTES * 1024 ** 3))
osd memory target = $((1024 ** 3))
# With one monitor, nothing is gained by waiting a second for more changes.
paxos propose interval = 0.05
mon data = $PWD/mon
mon data avail crit = 1
osd data = $PWD/osd
run dir = $PWD
crash dir = $PWD
# Errors go to the output, and nothing to files.
log file =
mon cluster log to file = false
pid file =
admin socket =
[client.rgw]
rgw frontends = beast endpoint=$CEPH_GATEWAY
rgw data = $PWD
rgw enable apis = s3
# Without an OSD its shutdown waits.
rgw exit timeout secs = 5
CONF

if [ ! -e created ]; then
  monmaptool --create --clobber --addv a "$monitor" --fsid "$(cat cluster-id)" monmap
  ceph-mon --conf ceph.conf --mkfs -i a --monmap monmap
fi
start ceph-mon -i a
if [ ! -e created ]; then
  osd=$(cat /proc/sys/kernel/random/uuid)
  run ceph --conf ceph.conf osd new "$osd" 0
  run ceph --conf ceph.conf osd crush add 0 1 root=default host=localhost
  ceph-osd --conf ceph.conf -i 0 --mkfs --osd-uuid "$osd"
fi
start ceph-osd -i 0

run write_user
rm output
touch created
start radosgw -n client.rgw
run curl --silent --retry 60 --retry-connrefused --retry-delay 1 "$gateway"
run request --request PUT
echo "The bucket $CEPH_BUCKET is ready."
while sleep 1; do check_processes; done
