import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Compress, compressedPages } from './compressed-pages.ts'
import { accepts, type Encoding, encodings } from './encoding.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Creates compressors that run in the thread pool, not in the thread that answers. */
const compressWith = ({ brotli, gzip }: { brotli: number; gzip: number }): Compress => ({
  br: content =>
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: brotli,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  gzip: content => toGzip(content, { level: gzip }),
})

/** Fast: for a page that is compressed once and sent once. */
const compress = compressWith({ brotli: 4, gzip: 4 })

/** For a page that is compressed once and sent often. */
export const compressWell = compressWith({ brotli: 9, gzip: 9 })

/** A page with the same bytes is not compressed again. */
const compressOnce = compressedPages({ quickly: compress, well: compressWell })

/** Pages, the data that a browser fetches for a client-side navigation, feeds and sitemap. */
const PAGES = /^(?:text\/(?:html|x-script|plain|calendar)|application\/(?:atom\+|rss\+)?xml)\b/
const WORTH_IT = 1_000

/**
 * Compresses a page with an encoding that the browser accepts. Answers of a session stay plain: otherwise an
 * attacker who can insert text could learn secrets from the length.
 */
export async function compressPage(request: Request, response: Response): Promise<Response> {
  const { headers } = response
  if (!PAGES.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return response
  if (headers.has('set-cookie') || headers.get('cache-control')?.includes('private')) return response
  headers.append('vary', 'accept-encoding')
  const encoding = encodingFor(request)
  const etag = isPage(headers) ? headers.get('etag') : null
  if (etag) headers.set('etag', etagOf(etag, encoding))
  if (etag && request.method === 'GET' && request.headers.get('if-none-match')?.includes(etag.slice(0, -1))) {
    await response.body?.cancel()
    headers.delete('content-type')
    return new Response(null, { status: 304, headers })
  }
  if (!encoding || request.method === 'HEAD' || !response.body) return response
  const plain = new Uint8Array(await response.arrayBuffer())
  if (plain.byteLength < WORTH_IT) return new Response(plain, response)
  headers.delete('content-length')
  headers.set('content-encoding', encoding)
  return new Response(
    await (etag ? compressOnce(etag, encoding, plain) : compress[encoding](plain)),
    response,
  )
}

const DATA = /^application\/(?:\w+\+)?json\b/

/**
 * Compresses data for our own screens, mostly lists and forms, but only if the browser confirms that one of
 * our pages sent the request. Otherwise another site could have it sent again and again with inserted text,
 * and learn session secrets from the length.
 */
export async function compressData(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response
  if (!DATA.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return response
  headers.append('vary', 'accept-encoding, sec-fetch-site')
  if (request.headers.get('sec-fetch-site') !== 'same-origin') return response
  const encoding = encodingFor(request)
  if (!encoding || request.method === 'HEAD' || !response.body) return response
  const plain = new Uint8Array(await response.arrayBuffer())
  if (plain.byteLength < WORTH_IT) return new Response(plain, { headers, status })
  headers.delete('content-length')
  headers.set('content-encoding', encoding)
  return new Response(await compress[encoding](plain), { headers, status })
}

function encodingFor(request: Request): Encoding | undefined {
  const wanted = request.headers.get('accept-encoding')
  return encodings.find(({ name }) => accepts(wanted, name))?.name
}

const isPage = (headers: Headers) => headers.get('content-type')?.startsWith('text/html') ?? false

/** Each encoding of a page has its own ETag, which begins with that of the page. */
const etagOf = (etag: string, encoding: Encoding | undefined) =>
  encoding ? `${etag.slice(0, -1)}-${encoding}"` : etag
