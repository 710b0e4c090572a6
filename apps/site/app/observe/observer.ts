import { isPublicPage } from '@rathausplatz/contract/public-page'
import { isRouteErrorResponse } from 'react-router'

/** Reports page views and faults (spec §7). Loaded only if the operator has enabled reports. */

const tells = new Set(document.documentElement.dataset.tells?.split(' '))
const known = new WeakSet<object>()
const MOST_FAULTS = 5
let faults = 0

/** Sends a report to our own server, which passes it on. It has no cookies, and a failure is ignored. */
function tell(path: string, what: object): void {
  if (!navigator.onLine) return
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(what),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined)
}

/** Reports the view of a public page. The server checks it again. */
export function tellView(address: string): void {
  const { pathname, searchParams } = new URL(address, location.origin)
  if (!tells.has('aufrufe') || !isPublicPage(pathname)) return
  const seite = searchParams.get('seite')
  tell('/api/aufruf', { adresse: pathname + (seite === null ? '' : `?seite=${encodeURIComponent(seite)}`) })
}

/** Reports an error once; limited to a few per page load. */
export function tellFault(thrown: unknown): void {
  if (!tells.has('fehler') || faults >= MOST_FAULTS || isRouteErrorResponse(thrown)) return
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (thrown instanceof Error) {
    if (known.has(thrown)) return
    known.add(thrown)
  }
  // The server reports its own faults, and faults of browser extensions are not ours.
  if (message === 'Unexpected Server Error' || /-extension:\/\//.test(stack)) return
  faults++
  tell('/api/fehler', {
    name: name.slice(0, 200),
    message: message.slice(0, 1_000),
    stack: stack.slice(0, 8_000),
    adresse: location.pathname,
  })
}

addEventListener('error', ({ error, message }) => tellFault(error ?? message))
addEventListener('unhandledrejection', ({ reason }) => tellFault(reason))
