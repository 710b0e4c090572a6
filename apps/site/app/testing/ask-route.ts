import { provide, type SiteContext } from '../cms/site-context.ts'

type Loader = (args: never) => unknown
type Asked = {
  params?: Record<string, string>
  headers?: Record<string, string>
  /** Aborts when the client disconnects. */
  signal?: AbortSignal | undefined
}

/** Calls a route without a page, as a program does. */
export async function askRoute(
  site: SiteContext,
  loader: Loader,
  path: string,
  { params = {}, headers = {}, signal }: Asked = {},
): Promise<Response> {
  const context = provide(site)
  const url = new URL(path, site.publicUrl)
  const answer = await loader({
    context,
    url,
    params,
    request: new Request(url, { headers, signal: signal ?? null }),
  } as never)
  if (!(answer instanceof Response)) throw new Error('no answer')
  return answer
}
