import { medienPfad } from '@rathausplatz/contract'
import { refuse } from './refusal.ts'

/** What travels to the CMS with the request for a picture, and what travels back. */
const ASKED = ['accept', 'if-none-match', 'if-modified-since', 'range']
const ANSWERED = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'vary',
]
const PASSED_ON = new Set([200, 206, 304, 416])
const PATIENCE_MS = 5_000

/** Fetches pictures and files of a CMS elsewhere and streams them through, so that visitors speak to one server only. */
export function remoteMedia(cmsUrl: string): (request: Request) => Promise<Response> {
  return async request => {
    const { pathname } = new URL(request.url)
    const address = new URL(pathname, cmsUrl)
    if (!address.pathname.startsWith(medienPfad)) return refuse(404)
    const late = new AbortController()
    // Only the wait for an answer is limited: a large file may take its time.
    const alarm = setTimeout(() => late.abort(), PATIENCE_MS)
    try {
      const answer = await fetch(address, {
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        headers: pick(request.headers, ASKED),
        redirect: 'error',
        signal: AbortSignal.any([request.signal, late.signal]),
      })
      if (PASSED_ON.has(answer.status)) return passOn(answer)
      await answer.body?.cancel()
      return refuse(answer.status === 404 ? 404 : 502)
    } catch {
      return refuse(502)
    } finally {
      clearTimeout(alarm)
    }
  }
}

function passOn(answer: Response): Response {
  const headers = pick(answer.headers, ANSWERED)
  // fetch has already undone an encoding, so the length would no longer be true.
  const length = answer.headers.get('content-length')
  if (length && !answer.headers.has('content-encoding')) headers.set('content-length', length)
  return new Response(answer.body, { status: answer.status, headers })
}

function pick(from: Headers, names: readonly string[]): Headers {
  const picked = new Headers()
  for (const name of names) {
    const value = from.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}
