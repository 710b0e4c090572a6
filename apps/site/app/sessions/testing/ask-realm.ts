import { type Cms, type CmsHandlers, cmsOverHttp } from '@rathausplatz/contract'
import { fakeCms, fakeIdentify } from '@rathausplatz/contract/fake-cms'
import { heardCms } from '../../cms/heard-cms.ts'
import { provide } from '../../cms/site-context.ts'
import { testSite } from '../../testing/test-site.ts'
import { withSessions } from '../session.ts'

type Handler = (args: never) => unknown
type Asked = {
  cookie?: string
  form?: Record<string, string>
  referer?: string
  params?: Record<string, string>
  method?: 'HEAD'
  headers?: Record<string, string>
}

/** A remote CMS. `hangs` is true if some of its calls never answer. */
type Elsewhere = { readonly origin: string; readonly hangs: boolean }

/** Removes deadlines, so that a busy machine fails no test. */
const patient = (cms: Cms): Cms => ({
  call: (call, input) => cms.call(call, { ...input, deadline: undefined }),
})

/**
 * Returns functions that call the loader or action of a realm page with its middleware, as the router does.
 * The CMS answers with the examples of the contract.
 */
export function realmSite(handlers: CmsHandlers = {}, elsewhere?: Elsewhere) {
  const { site, lines } = testSite({ ...fakeCms(), ...handlers }, fakeIdentify)
  // A remote CMS is called as the site calls it, over HTTP.
  if (elsewhere) {
    const cms = cmsOverHttp(elsewhere.origin, { timeout: 60_000 })
    site.cms = heardCms(elsewhere.hangs ? cms : patient(cms), site.log, site.requestId).cms
  }
  const ask = async (
    handler: Handler,
    path: string,
    { cookie, form, referer, params = {}, method, ...more }: Asked = {},
  ) => {
    const context = provide(site)
    const url = new URL(path, site.publicUrl)
    const headers = new Headers({
      ...more.headers,
      ...(cookie ? { cookie } : {}),
      ...(referer ? { referer } : {}),
    })
    const request = new Request(url, {
      headers,
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      ...(method ? { method } : {}),
    })
    let data: unknown
    const answer = await withSessions({ request, context }, async () => {
      try {
        data = await handler({ request, context, url, params } as never)
        if (data instanceof Response) return data
      } catch (thrown) {
        if (thrown instanceof Response) return thrown
        data = thrown
      }
      if (typeof data !== 'object' || data === null || !('init' in data)) return new Response()
      const { data: told, init } = data as { data?: unknown; init: ResponseInit | null }
      data = told
      return new Response(null, init ?? {})
    })
    const cookies = answer.headers.getSetCookie()
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      cacheControl: answer.headers.get('cache-control'),
      headers: answer.headers,
      text: () => answer.text(),
      cookies,
      /** The cookies that the browser sends from now on. */
      cookie: cookies.map(one => one.split(';', 1)[0]).join('; '),
      data,
    }
  }
  return { ask, site, lines }
}
