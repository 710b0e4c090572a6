/** Answers with a file, or with 304 if the visitor has this version. */
export async function answerFile(
  request: Request,
  { type, version, headers = {} }: { type: string; version: string; headers?: Record<string, string> },
  read: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  const common = { ...fileHeaders(request, version), ...headers }
  if (hasAlready(request, common.etag)) return new Response(null, { status: 304, headers: common })
  const bytes = await read()
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: { ...common, 'content-type': type, 'content-length': String(bytes.byteLength) },
  })
}

/**
 * Headers of every file: its version, how long it may be cached, and that browsers must not guess its type.
 */
export const fileHeaders = (request: Request, version: string) => ({
  etag: `"${version}"`,
  'cache-control': new URL(request.url).searchParams.has('v')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=86400, stale-while-revalidate=604800',
  'x-content-type-options': 'nosniff',
})

export function hasAlready(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')
  if (!known) return false
  return known.trim() === '*' || known.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}

export const notThere = () =>
  new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=60' } })

export const methodNotAllowed = () =>
  new Response(null, { status: 405, headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' } })

export const failed = () => new Response(null, { status: 500, headers: { 'cache-control': 'no-store' } })

/** 503: the queue is full. On a later retry it is shorter, and some sizes are ready. */
export const comeBackLater = () =>
  new Response(null, { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } })
