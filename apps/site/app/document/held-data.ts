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
 * Hides loader data from the router. Otherwise the router would serialise all data of every page for the
 * browser, which takes a sixth of the CPU time of a page; a cached page already contains the data
 * (drawn-pages.ts).
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

/**
 * Wraps the loaders of a build, so that they hide their data when a document is drawn. If the browser
 * requests only data, nothing changes.
 */
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

/** Releases the loader data of a page for all later readers of the context, and returns the data. */
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
 * Encodes the data of a page for the router in the browser. It does the same as the router's own server, but
 * leaves out values that the page already shows. Errors are sanitised before.
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
