import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import { type AddressInfo, type Socket, Server as SocketServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { App } from '../app.ts'
import type { Config } from '../settings/config.ts'
import { IDLE_MS, usualPace, watchArrival } from './arrival.ts'
import { closeSlowReaders, countConnections } from './connections.ts'
import { dropClaims } from './forwarded-headers.ts'
import { oneByOne } from './one-by-one.ts'
import { type RefusalStatus, refusalHeaders, refusalPage, refuse } from './refusal.ts'

/**
 * Node's own limits hold a slow connection for minutes; with these and arrival.ts it is closed after twenty
 * seconds.
 */
const LIMITS = {
  headersTimeout: 8_000,
  // Bodies have different time limits, which Node cannot distinguish (arrival.ts). This is the time of the
  // largest file at the slowest pace.
  requestTimeout: 3_600_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
  // Requests without a stated body have none: nothing is set up to wait for one.
  optimizeEmptyRequests: true,
  // A request without a host gets our own answer, not Node's.
  requireHostHeader: false,
} satisfies ServerOptions

/** Most connections of all networks together; one network may have far fewer. */
const MOST_CONNECTIONS = 4_000
/**
 * Backlog of connections that are not accepted yet. With Node's own 511 the system silently drops the next
 * one, and the client tries again after a second. The system may allow fewer (net.core.somaxconn).
 */
const LONGEST_QUEUE = 4_096
/** In ms: long enough for every page. When the server stops, slower clients are cut off. */
const LONGEST_DRAIN_MS = 10_000
const SWEEP_MS = 300
const LONGEST_WELCOME_MS = 500

export type HttpServer = {
  /** The port that the server really listens on. */
  port: number
  /** Accepts no new connections, lets those in flight finish, then resolves. */
  drain(): Promise<void>
}

/**
 * Serves the app. `isAnswered` comes first: it may answer a request with a finished page. Rejects with Node's
 * own error if the address is not available.
 */
export async function serveHttp(
  app: App,
  { host, port, trustProxy }: Config,
  isAnswered: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean = () => false,
  pace = usualPace,
): Promise<HttpServer> {
  const answer = getRequestListener(app.fetch, {
    // For data that never became a request, and for errors that escaped the frame around all answers.
    errorHandler: error => refuse(error instanceof RequestError ? 400 : 500),
  })
  let held: Promise<void> | undefined
  const inOrder = oneByOne()
  const server = createServer(LIMITS, (incoming, outgoing) => {
    if (!trustProxy) dropClaims(incoming)
    watchArrival(incoming, pace, () => refuseSocket(incoming.socket, 408))
    inOrder(incoming.socket, outgoing, () => {
      if (held) void held.then(() => answer(incoming, outgoing))
      else if (isAnswered(incoming, outgoing)) return
      else void answer(incoming, outgoing)
    })
  })
  server.setTimeout(IDLE_MS)
  server.maxConnections = MOST_CONNECTIONS
  server.on('clientError', (error: ParseError, socket) => refuseSocket(socket, statusOf(error)))
  server.on('connect', (_: IncomingMessage, socket: Duplex) => refuseSocket(socket, 405))

  const open = new Set<Socket>()
  const mayEnter = countConnections({ trustProxy })
  server.on('connection', (socket: Socket) => {
    if (!mayEnter(socket)) return void socket.resetAndDestroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })

  const stopLooking = closeSlowReaders(open)

  const loopback = host === 'localhost'
  await listen(server, port, loopback ? '127.0.0.1' : host)
  const real = (server.address() as AddressInfo).port
  const doors: SocketServer[] = [server]
  if (loopback) doors.push(...(await openIpv6Door(server, real)))
  return {
    port: real,
    async drain() {
      // Requests that arrive meanwhile wait, so that all waiting connections are accepted within a moment.
      held = acceptWaiting(server)
      await held
      await drain(server, doors, open)
      stopLooking()
    },
  }
}

function listen(server: SocketServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: LONGEST_QUEUE }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/**
 * `localhost` is two addresses and a server listens on one, so connections to the other are handed over. Does
 * nothing on a machine without IPv6.
 */
async function openIpv6Door(server: Server, port: number): Promise<SocketServer[]> {
  const door = new SocketServer({ allowHalfOpen: true, noDelay: true }, socket =>
    server.emit('connection', socket),
  )
  door.maxConnections = MOST_CONNECTIONS
  try {
    await listen(door, port, '::1')
    return [door]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return []
    server.close()
    throw error
  }
}

type ParseError = Error & { code?: string; rawPacket?: Buffer }

function statusOf({ code, rawPacket }: ParseError): RefusalStatus {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code !== 'HPE_HEADER_OVERFLOW') return 400
  // The parser does not say what was too large. An address that long fills a packet without a line break.
  return rawPacket?.includes('\n') === false ? 414 : 431
}

/**
 * Answers on the socket itself, for bytes that never became a request and for a body that arrives too slowly.
 * Closes the connection: the start of the next request is unknown.
 */
function refuseSocket(socket: Duplex, status: RefusalStatus): void {
  if (!socket.writable || socket.writableEnded) return
  const body = refusalPage(status)
  const headers = {
    ...refusalHeaders,
    ...(status === 405 ? { allow: 'GET, HEAD, POST' } : {}),
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  // Closed a moment later: closing at once would lose the answer while the client is still sending.
  setTimeout(() => socket.destroy(), 1_000).unref()
}

async function drain(server: Server, doors: SocketServer[], open: Set<Socket>): Promise<void> {
  // Closing an HTTP server would cut every idle connection at once, also one whose next request is on its
  // way.
  const closed = Promise.all(
    doors.map(door => new Promise(done => SocketServer.prototype.close.call(door, done))),
  )
  // Every answer from now on closes its connection. Connections that are still idle after a moment are
  // closed, but only after all arrived bytes were read, so that no request is lost.
  const sweep = setInterval(async () => {
    await setImmediate()
    closeQuiet(server, open)
  }, SWEEP_MS)
  const cut = setTimeout(() => server.closeAllConnections(), LONGEST_DRAIN_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}

/**
 * Accepts connections that already wait. A busy process accepts one per turn of the event loop, and closing
 * the listener would cut off the waiting ones; a turn without a new connection means that none waits.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let newcomers = 0
  const count = () => {
    newcomers += 1
  }
  server.on('connection', count)
  const until = performance.now() + LONGEST_WELCOME_MS
  let before: number
  do {
    before = newcomers
    await setImmediate()
    await setImmediate()
  } while (newcomers > before && performance.now() < until)
  server.off('connection', count)
}

function closeQuiet(server: Server, open: Set<Socket>): void {
  server.closeIdleConnections()
  // A connection that a browser opened in advance counts as busy although it has sent nothing.
  for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
}
