import { type AddressInfo, createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

/** A wrong answer of a foreign server. The client has to abort each of them. */
export type BadAnswer = {
  readonly name: string
  /** What the client detects: a broken answer, one that is too large, or one that is too late. */
  readonly is: 'broken' | 'too-large' | 'late'
  /** The head is valid: a client that only needs the head accepts it. */
  readonly hasHead?: true
  /** With `fetch` only a timeout ends it: `fetch` counts neither early hints (103) nor compressed bytes. */
  readonly isEndlessToFetch?: true
  readonly answer: (socket: Socket) => void
}

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n'
const PACKED = `${HEAD}content-encoding: gzip\r\n\r\n`
const HINT = 'HTTP/1.1 103 Early Hints\r\nlink: </a.css>; rel=preload\r\n\r\n'
const NOTHING_PACKED = gzipSync('')
const MUCH_PACKED = gzipSync(Buffer.alloc(20_000_000))

const whileOpen = (socket: Socket, ms: number, act: () => void): void => {
  const again = setInterval(act, ms)
  socket.on('close', () => clearInterval(again))
}

/** Sends the head, then endless pieces, as fast as the other side reads. */
const flood = (socket: Socket, head: string, piece: string | Buffer): void => {
  const bytes = Buffer.concat(Array.from({ length: 500 }, () => Buffer.from(piece)))
  const more = () => {
    while (!socket.destroyed && socket.write(bytes));
  }
  socket.write(head)
  socket.on('drain', more)
  more()
}

const drip = (socket: Socket, head: string, piece: string): void => {
  socket.write(head)
  whileOpen(socket, 5, () => socket.write(piece))
}

export const badAnswers: readonly BadAnswer[] = [
  {
    name: 'another protocol is switched to',
    is: 'broken',
    answer: socket =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
  },
  {
    name: 'another protocol is switched to, and spoken, and the connection ended',
    is: 'broken',
    answer: socket =>
      socket.end(
        'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\nPRI * HTTP/2.0',
      ),
  },
  {
    name: 'another protocol is switched to without a name',
    is: 'broken',
    answer: socket => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  },
  { name: 'a mail server answers', is: 'broken', answer: socket => socket.end('220 mail ESMTP\r\n') },
  { name: 'it hangs up without a word', is: 'broken', answer: socket => socket.end() },
  { name: 'it breaks off without a word', is: 'broken', answer: socket => socket.resetAndDestroy() },
  { name: 'it hangs up within the head', is: 'broken', answer: socket => socket.end(HEAD) },
  {
    name: 'it hangs up after a hint',
    is: 'broken',
    answer: socket => socket.end(HINT),
  },
  {
    name: 'it hangs up within a body of a known length',
    is: 'broken',
    hasHead: true,
    answer: socket => socket.end(`${HEAD}content-length: 100\r\n\r\n{`),
  },
  {
    name: 'it breaks off within a body of a known length',
    is: 'broken',
    hasHead: true,
    answer: socket => {
      socket.write(`${HEAD}content-length: 100\r\n\r\n{`)
      setImmediate(() => socket.resetAndDestroy())
    },
  },
  {
    name: 'it hangs up between two pieces of a body',
    is: 'broken',
    hasHead: true,
    answer: socket => socket.end(`${HEAD}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`),
  },
  {
    name: 'it hangs up within what is packed',
    is: 'broken',
    hasHead: true,
    answer: socket => {
      socket.write(PACKED)
      socket.end(MUCH_PACKED.subarray(0, 100))
    },
  },
  {
    name: 'the pieces of a body are none',
    is: 'broken',
    hasHead: true,
    answer: socket => socket.end(`${HEAD}transfer-encoding: chunked\r\n\r\nxyz\r\n{\r\n`),
  },
  {
    name: 'the head is too large',
    is: 'too-large',
    answer: socket => socket.write(`${HEAD}x-filler: ${'x'.repeat(100_000)}\r\n\r\n{}`),
  },
  {
    name: 'hints come without end',
    is: 'broken',
    isEndlessToFetch: true,
    answer: socket => flood(socket, '', HINT),
  },
  {
    name: 'a body comes without end',
    is: 'too-large',
    hasHead: true,
    answer: socket => flood(socket, `${HEAD}\r\n`, 'x'.repeat(1_000)),
  },
  {
    name: 'a small body unpacks to a large one',
    is: 'too-large',
    hasHead: true,
    answer: socket => {
      socket.write(PACKED)
      socket.end(MUCH_PACKED)
    },
  },
  {
    name: 'what is packed holds nothing, without end',
    is: 'too-large',
    isEndlessToFetch: true,
    hasHead: true,
    answer: socket => flood(socket, PACKED, NOTHING_PACKED),
  },
  { name: 'nothing comes', is: 'late', answer: () => {} },
  { name: 'the head drips', is: 'late', answer: socket => drip(socket, `${HEAD}x-filler: `, 'x') },
  { name: 'the head stands still', is: 'late', answer: socket => socket.write(HEAD) },
  {
    name: 'the body never begins',
    is: 'late',
    hasHead: true,
    answer: socket => socket.write(`${HEAD}content-length: 100\r\n\r\n`),
  },
  {
    name: 'the body stands still',
    is: 'late',
    hasHead: true,
    answer: socket => socket.write(`${HEAD}content-length: 100\r\n\r\n{`),
  },
  {
    name: 'the body drips',
    is: 'late',
    hasHead: true,
    answer: socket => drip(socket, `${HEAD}content-length: 100000\r\n\r\n{`, ' '),
  },
  {
    name: 'the body drips in pieces',
    is: 'late',
    hasHead: true,
    answer: socket => drip(socket, `${HEAD}transfer-encoding: chunked\r\n\r\n`, '1\r\n \r\n'),
  },
  {
    name: 'what is packed stands still',
    is: 'late',
    hasHead: true,
    answer: socket => {
      socket.write(PACKED)
      socket.write(MUCH_PACKED.subarray(0, 100))
    },
  },
]

/** Returns the timeout in milliseconds of a client that uses `fetch`. */
export const patienceOfFetch = (bad: BadAnswer): number => (bad.isEndlessToFetch ? 50 : patienceWith(bad))

/**
 * Starts a server that gives this answer to every connection, for one test. `asked` counts the connections.
 */
export async function badServer(answer: BadAnswer['answer']) {
  const sockets = new Set<Socket>()
  const about = { asked: 0, origin: '' }
  const server = createServer(socket => {
    about.asked += 1
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.once('data', () => answer(socket))
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise(closed => server.close(closed))
  })
  about.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(about, { open: () => sockets.size })
}

/**
 * Returns the timeout of a client in milliseconds: long for answers that it detects itself, short for those
 * that only the timeout ends. A client that only needs the head (`ofHead`) does not wait for the rest.
 */
export const patienceWith = ({ is, hasHead }: BadAnswer, { ofHead = false } = {}): number =>
  is === 'late' && !(ofHead && hasHead) ? 50 : 60_000
