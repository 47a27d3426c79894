import { readUnit } from './documented.ts';

/** The file that stands for an authority's certificate in the try; Node is told to trust it. */
export const AUTHORITY = '/run/authority.crt';

/**
 * Returns a shell script for the place of systemctl in a root without systemd: it starts what the units say, as their
 * users, and can kill it. What a sandbox would forbid, it allows. Timers are switched on, and never fire.
 * @param units the texts of the services by their names
 */
export function systemctl(units: Readonly<Record<string, string>>): string {
  const { user, environment, start } = readUnit(units['lykta.service'] ?? '');
  const once = Object.entries(units).filter(([name]) => name !== 'lykta.service');
  const runs = once.map(([name, text]) => {
    const unit = readUnit(text);
    const who = `setpriv --reuid=${unit.user} --regid=${unit.user} --init-groups`;
    return `  'start ${name.replace('.service', '')}')
    ${who} env ${unit.environment.join(' ')} ${unit.start} ;;`;
  });
  return `#!/bin/sh
set -eu
# A killed process may wait for a parent that never asks.
runs() {
  [ -e /run/lykta.pid ] || return 1
  state="/proc/$(cat /run/lykta.pid)/status"
  [ -e "$state" ] && ! grep -q '^State:.Z' "$state"
}
stop_lykta() {
  kill "-$1" "$(cat /run/lykta.pid)"
  while runs; do sleep 0.1; done
}
start_lykta() {
  if runs; then return; fi
  : >/var/log/lykta.log
  setpriv --reuid=${user} --regid=${user} --init-groups env -i PATH="$PATH" ${environment.join(' ')} \\
    setsid ${start} >>/var/log/lykta.log 2>&1 &
  echo $! >/run/lykta.pid
  tries=0
  until grep -q 'listens on' /var/log/lykta.log; do
    tries=$((tries + 1))
    if [ $tries -gt 600 ]; then cat /var/log/lykta.log; exit 1; fi
    sleep 0.1
  done
}
case "$*" in
  'enable --now lykta' | 'start lykta') start_lykta ;;
  'restart lykta')
    stop_lykta TERM
    start_lykta ;;
  'stop lykta') stop_lykta TERM ;;
  'kill --signal=SIGKILL lykta') stop_lykta KILL ;;
  'reload caddy')
    # Certificates of its own: nobody outside can vouch for these names here.
    { printf '{\\n  local_certs\\n  skip_install_trust\\n  admin off\\n}\\n'; cat /etc/caddy/Caddyfile; } >/run/Caddyfile
    caddy start --config /run/Caddyfile --adapter caddyfile >/var/log/caddy.log 2>&1 </dev/null
    caddy_root=/root/.local/share/caddy/pki/authorities/local/root.crt
    tries=0
    until [ -s $caddy_root ]; do
      tries=$((tries + 1))
      if [ $tries -gt 300 ]; then cat /var/log/caddy.log; exit 1; fi
      sleep 0.1
    done
    install -m 0644 $caddy_root ${AUTHORITY} ;;
${runs.join('\n')}
  'enable --now lykta-'*.timer) : ;;
  *) echo "systemctl $*: not known here" >&2; exit 1 ;;
esac
`;
}
