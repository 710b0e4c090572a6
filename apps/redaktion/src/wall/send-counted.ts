/** Sends a request and tells how far it has got, which `fetch` does not. */
export const sendCounted =
  (onSent: (share: number) => void) =>
  (address: URL, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> =>
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
