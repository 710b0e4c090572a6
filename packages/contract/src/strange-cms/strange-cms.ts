import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Call, tokenHeader } from '../call.ts'
import { type CallName, calls } from '../calls.ts'
import { fakeCms, fakeIdentify } from '../fake-cms.ts'
import { answerOverHttp } from '../http/server.ts'
import { medienPfad } from '../medien.ts'
import { type BehaviourName, behaviourOf } from './behaviours.ts'

export { hostileTexts } from './bends.ts'

/**
 * The requests to which the CMS misbehaves: one call, everything below a path of the site or of the CMS, or
 * by default all.
 */
export type Where = { call?: CallName | undefined; path?: string | undefined }

export type StrangeCms = {
  origin: string
  /** Sets the behaviour from now on; `good` resets it. The latest instruction wins. */
  behave(how: BehaviourName, where?: Where): void
  /** The requested addresses, the oldest first. */
  readonly asked: readonly string[]
  /** The number of open connections. */
  connections(): number
  close(): Promise<void>
}

type Options = {
  port?: number
  /** Another CMS for the valid answers; by default the examples of the contract. */
  upstream?: string
}

/** Programs outside this process set the behaviour here: `POST /behave?how=hang&call=menu`. */
const CONTROL = '/behave'

/**
 * Opens a CMS over HTTP that answers correctly until it is told to misbehave: for tests of everything in
 * front of a CMS.
 */
export async function openStrangeCms({ port = 0, upstream }: Options = {}): Promise<StrangeCms> {
  const answer = answerOverHttp({ handlers: fakeCms(), identify: fakeIdentify }, () => {})
  const asked: string[] = []
  const times = new Map<string, number>()
  let rules: { how: BehaviourName; where: Where }[] = []
  const behave: StrangeCms['behave'] = (how, where = {}) => {
    if (!behaviourOf(how)) throw new Error(`no such behaviour: ${how}`)
    if (Object.keys(where).length === 0) rules = []
    rules = [{ how, where }, ...rules]
  }

  const good = async (url: URL, request: IncomingMessage) => {
    const sent = await bodyOf(request)
    const init = {
      method: request.method ?? 'GET',
      headers: plainHeaders(request),
      ...(sent.length > 0 ? { body: sent } : {}),
    }
    const response = upstream
      ? await fetch(new URL(url.pathname + url.search, upstream), { ...init, redirect: 'manual' })
      : url.pathname.startsWith(medienPfad)
        ? placeholder(url.pathname)
        : await answer(new Request(url, init))
    const body = Buffer.from(await response.arrayBuffer())
    const {
      'content-encoding': _,
      'transfer-encoding': __,
      ...headers
    } = Object.fromEntries(response.headers)
    return { status: response.status, headers: { ...headers, 'content-length': String(body.length) }, body }
  }

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://cms')
    if (url.pathname === CONTROL) return control(url, behave, response)
    const address = url.pathname + url.search
    asked.push(address)
    times.set(address, (times.get(address) ?? 0) + 1)
    const call = callAt(request.method, url.pathname)
    const rule = rules.find(({ where }) => isThere(where, call, url))
    void Promise.resolve(
      behaviourOf(rule?.how ?? 'good')?.({
        response,
        call,
        address,
        times: times.get(address) ?? 1,
        good: () => good(url, request),
      }),
    ).catch(() => response.destroy())
  }
  const server = createServer(listener)
  let open = 0
  server.on('connection', socket => {
    open += 1
    socket.once('close', () => {
      open -= 1
    })
  })
  await new Promise<void>(ready => server.listen(port, '127.0.0.1', ready))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave,
    asked,
    connections: () => open,
    close: () => {
      server.closeAllConnections()
      return new Promise(closed => server.close(() => closed()))
    },
  }
}

function isThere({ call: name, path }: Where, call: Call | undefined, url: URL): boolean {
  if (name !== undefined && call?.name !== name) return false
  if (path === undefined) return true
  return url.pathname.startsWith(path) || (call?.name === 'route' && url.searchParams.get('url') === path)
}

function control(url: URL, behave: StrangeCms['behave'], response: ServerResponse) {
  const { how = '', call, path } = Object.fromEntries(url.searchParams)
  const known = call === undefined || Object.hasOwn(calls, call)
  if (!behaviourOf(how) || !known) return response.writeHead(400).end('unknown how or call\n')
  behave(how as BehaviourName, {
    ...(call === undefined ? {} : { call: call as CallName }),
    ...(path === undefined ? {} : { path }),
  })
  return response.writeHead(204).end()
}

const patterns = (Object.values(calls) as Call[])
  .map(call => ({ call, pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  .toSorted((a, b) => Number(a.call.path.includes('{')) - Number(b.call.path.includes('{')))

function callAt(method = 'GET', path: string): Call | undefined {
  return patterns.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return String(Buffer.concat(chunks))
}

function plainHeaders({ headers }: IncomingMessage): Record<string, string> {
  const names = ['accept', 'content-type', ...Object.values(tokenHeader), 'range', 'if-none-match']
  return Object.fromEntries(
    names.flatMap(name => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  )
}

/** A grey rectangle with the name of the picture, in the requested width. */
function placeholder(path: string): Response {
  const width = Number(/\/(\d+)\.\w+$/.exec(path)?.[1] ?? 640)
  const height = Math.round((width * 9) / 16)
  const name = path.replaceAll(/[^\w/.-]/g, '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 360"><rect width="640" height="360" fill="#8a938c"/><text x="320" y="190" text-anchor="middle" font-family="sans-serif" font-size="24" fill="#fff">${name}</text></svg>`
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}
