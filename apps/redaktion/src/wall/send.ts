/** Sends a request of the desk. */
export type Send = (address: URL, request: RequestInit) => Promise<Response>

/**
 * Largest keepalive request in bytes. Browsers allow 64 KB for all keepalive requests together: two of this
 * size fit.
 */
const FITS_AFTER_THE_END = 30_000

/**
 * Sends a request that completes even if the window closes (`keepalive`); a larger request is sent normally.
 */
export const sendToTheEnd: Send = (address, request) =>
  fetch(address, {
    ...request,
    keepalive: typeof request.body === 'string' && new Blob([request.body]).size <= FITS_AFTER_THE_END,
  })

/** Reports the sent share from 0 to 1, which `fetch` cannot. */
export const sendCounted =
  (onSent: (share: number) => void): Send =>
  (address, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest()
      sending.open(method, address)
      sending.responseType = 'arraybuffer'
      for (const [name, value] of new Headers(headers)) sending.setRequestHeader(name, value)
      sending.upload.addEventListener('progress', ({ loaded, total }) => onSent(total ? loaded / total : 0))
      sending.addEventListener('load', () => {
        const { status, response } = sending
        resolve(new Response(response as ArrayBuffer, { status, headers: headersIn(sending) }))
      })
      for (const kind of ['error', 'abort'] as const)
        sending.addEventListener(kind, () => reject(new TypeError(`sending: ${kind}`)))
      signal?.addEventListener('abort', () => sending.abort())
      sending.send(body as XMLHttpRequestBodyInit)
    })

function headersIn(sending: XMLHttpRequest): Headers {
  const lines = sending.getAllResponseHeaders().trim().split('\r\n')
  return new Headers(
    lines.filter(Boolean).map(line => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trim()]
    }),
  )
}
