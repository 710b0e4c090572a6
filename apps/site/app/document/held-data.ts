import {
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  data as routerData,
  type ServerBuild,
} from 'react-router'
import { encode } from 'turbo-stream'
import { siteOf } from '../cms/site-context.ts'
import { withoutStanding } from './without-standing.ts'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/**
 * What a loader has brought, hidden from the router. For every page the router writes all data down for the browser, a
 * sixth of the computing of a page; a page that is known carries them already (drawn-pages.ts).
 */
class Held {
  readonly #data: unknown
  constructor(data: unknown) {
    this.#data = data
  }
  static release(value: unknown): unknown {
    return value instanceof Held ? value.#data : value
  }
}

/** The routes of a build, whose loaders hold what they bring for a page; what a browser asks for by itself it gets. */
export const holdData = (routes: Routes): Routes =>
  Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route && holding(route)]))

function holding(route: Route): Route {
  const { loader, default: view } = route.module
  if (!loader || !view) return route
  const held = async (args: LoaderFunctionArgs) => {
    const answer: unknown = await loader(args)
    if (siteOf(args.context).isDataAlone || answer instanceof Response) return answer
    return isWithInit(answer) ? routerData(new Held(answer.data), answer.init ?? undefined) : new Held(answer)
  }
  return { ...route, module: { ...route.module, loader: held } }
}

type WithInit = { readonly data: unknown; readonly init: ResponseInit | null }

const isWithInit = (answer: unknown): answer is WithInit =>
  typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'DataWithResponseInit'

/** What the loaders of a page have brought, from here on for everybody who reads it. */
export function releaseData(context: EntryContext['staticHandlerContext']): Record<string, unknown> {
  const released = Object.fromEntries(
    Object.entries(context.loaderData as Record<string, unknown>).map(([id, value]) => [
      id,
      Held.release(value),
    ]),
  )
  context.loaderData = released
  return released
}

/**
 * The data of a page as the router in the browser reads them: as its own server writes them, but for what stands in the
 * page already. Faults are sanitised before.
 */
export const handoffOf = ({
  loaderData,
  actionData,
  errors,
}: Pick<
  EntryContext['staticHandlerContext'],
  'loaderData' | 'actionData' | 'errors'
>): ReadableStream<Uint8Array> =>
  encode(withoutStanding({ loaderData, actionData, errors }), {
    plugins: [
      value => value instanceof Error && ['SanitizedError', value.name, value.message, undefined],
      value => isRouteErrorResponse(value) && ['ErrorResponse', value.data, value.status, value.statusText],
    ],
    postPlugins: [
      value =>
        typeof value === 'object' &&
        value !== null && ['SingleFetchClassInstance', Object.fromEntries(Object.entries(value))],
      () => ['SingleFetchFallback'],
    ],
  })
