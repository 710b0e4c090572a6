import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { accepts, type Encoding, encodings } from './encoding.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Cheap settings: a page is compressed once and sent once. The work is done beside the thread that answers. */
const compress: Record<Encoding, (content: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>> = {
  br: content =>
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  gzip: content => toGzip(content, { level: 4 }),
}

/** Pages, the data that the browser fetches instead of a page when it knows the rest already, feeds and sitemap. */
const PAGES = /^(?:text\/(?:html|x-script|plain|calendar)|application\/(?:atom\+|rss\+)?xml)\b/
const WORTH_IT = 1_000

/**
 * Sends a page in the encoding that the browser takes. Answers of a session stay as they are: whoever can put words
 * into such a page must not learn its secrets from its length.
 */
export async function compressPage(request: Request, response: Response): Promise<Response> {
  const { headers } = response
  if (!PAGES.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return response
  if (headers.has('set-cookie') || headers.get('cache-control')?.includes('private')) return response
  headers.append('vary', 'accept-encoding')
  const wanted = request.headers.get('accept-encoding')
  const encoding = encodings.find(({ name }) => accepts(wanted, name))?.name
  if (!encoding || request.method === 'HEAD' || !response.body) return response
  const plain = new Uint8Array(await response.arrayBuffer())
  if (plain.byteLength < WORTH_IT) return new Response(plain, response)
  headers.delete('content-length')
  headers.set('content-encoding', encoding)
  return new Response(await compress[encoding](plain), response)
}
