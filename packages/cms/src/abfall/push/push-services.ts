/**
 * The push services of browsers. A stranger names the address to which the server sends reminders: only these
 * hosts are taken, so that nobody makes it send requests elsewhere. As named by their makers, November 2026:
 * - Chrome, Edge on Android, Samsung Internet, Opera: firebase.google.com/docs/cloud-messaging (ports and hosts)
 * - Firefox: mozilla-push-service.readthedocs.io (endpoints are below `push.services.mozilla.com`)
 * - Edge on Windows: learn.microsoft.com, "Enterprise firewall and proxy configurations to support WNS traffic"
 * - Safari: developer.apple.com, "Sending web push notifications in web apps and browsers"
 */
const KNOWN = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
]

/** Whether reminders may be sent to this address. `more`: hosts that the operator has named, such as `*.example.org`. */
export function isPushService(endpoint: URL, more: readonly string[] = []): boolean {
  const { protocol, port, username, password, hostname } = endpoint
  if (protocol !== 'https:' || port !== '' || username || password) return false
  return [...KNOWN, ...more].some(known =>
    known.startsWith('*.') ? hostname.endsWith(known.slice(1)) : hostname === known,
  )
}
