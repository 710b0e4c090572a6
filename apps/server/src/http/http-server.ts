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

/** Node's own limits hold a slow connection for minutes; with these and arrival.ts it is gone after twenty seconds. */
const LIMITS = {
  headersTimeout: 8_000,
  // Bodies have a time of their own, which Node cannot tell apart (arrival.ts). This is for the largest file at the least pace.
  requestTimeout: 3_600_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
  // What names no body has none: nothing is set up to wait for it.
  optimizeEmptyRequests: true,
  // A request without a host is answered by our own page.
  requireHostHeader: false,
} satisfies ServerOptions

/** Of all together; of one network far fewer. */
const MOST_CONNECTIONS = 4_000
/**
 * Who has dialled and not been let in yet. Where Node's own 511 stand already, the system drops the next one without a word,
 * and he dials again after a second. The system may allow fewer (net.core.somaxconn).
 */
const LONGEST_QUEUE = 4_096
/** Long enough for every page; who is slower than this is cut off when the server stops. */
const LONGEST_DRAIN_MS = 10_000
const SWEEP_MS = 300
const LONGEST_WELCOME_MS = 500

export type HttpServer = {
  /** The port it really listens on. */
  port: number
  /** Takes no new connections, lets those in flight finish, then resolves. */
  drain(): Promise<void>
}

/** Serves the app, after what is answered at the door. Rejects with Node's own error if the address cannot be had. */
export async function serveHttp(
  app: App,
  { host, port, trustProxy }: Config,
  isAnswered: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean = () => false,
  pace = usualPace,
): Promise<HttpServer> {
  const answer = getRequestListener(app.fetch, {
    // What comes here never became a request, or fell out of the frame that answers everything else.
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
      // Requests that come meanwhile wait, so that all who stand before the door are let in within a moment.
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
 * `localhost` is two addresses and a server listens on one, so connections to the other are handed over. A machine
 * without IPv6 does without.
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
  // The parser does not say what was too large. An address that long fills a packet without a line end.
  return rawPacket?.includes('\n') === false ? 414 : 431
}

/** Answers what never became a request. The connection is of no more use: nobody knows where the next one begins. */
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
  // Closed a moment later, not at once: the answer would be lost while the client is still sending.
  setTimeout(() => socket.destroy(), 1_000).unref()
}

async function drain(server: Server, doors: SocketServer[], open: Set<Socket>): Promise<void> {
  // The close of an HTTP server would cut every quiet connection at once, also one whose next request is on its way.
  const closed = Promise.all(
    doors.map(door => new Promise(done => SocketServer.prototype.close.call(door, done))),
  )
  // Every answer from now on ends its connection. What is still quiet after a moment is closed; looked at only when
  // everything that has arrived was read, so that no request dies unread.
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
 * Lets in who has already dialled. A busy process takes one connection per turn of its loop, and closing the door would
 * cut off those who wait before it; a turn without a newcomer means that nobody waits.
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
  // A connection that a browser opened in advance counts as busy although it never said a word.
  for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
}
