import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A proxy in front of PostgreSQL that reuses connections. For each connection the server starts a process,
 * and the process loads all tables: together more work than most tests. A connection that a client closes is
 * reset and goes to the next client with the same startup message.
 */
export interface Door {
  /** Returns the address of a database through the proxy. */
  address(database: string): string
  /** Closes all clients of a database. Returns the ids of the server processes of its kept connections. */
  hangUp(database: string): Promise<number[]>
}

/** A connection to the server. */
type Line = {
  readonly socket: Socket
  /** The server's answer to the startup message, repeated to the next client. */
  readonly greeting: Buffer
  /** Id of its server process. */
  readonly pid: number
  readonly startup: Startup
  /** True if the server waits for a query, outside of a transaction. */
  isAtRest: boolean
}
type Startup = { readonly bytes: Buffer; readonly database: string }

const SOCKET = '.s.PGSQL.5432'
const VERSION_3 = 196_608
const AT_REST = Buffer.from('Z\0\0\0\u0005I', 'latin1')
const GOODBYE = Buffer.from('X\0\0\0\u0004', 'latin1')
const FORGET_ALL = questionOf('discard all')
/** Most kept connections per proxy: a server allows four hundred, and few proxies use it. */
const MOST_WAITING = 40

export async function openDoor(server: string): Promise<Door> {
  const behind = join(new URL(server).searchParams.get('host') ?? '', SOCKET)
  const folder = mkdtempSync(join(tmpdir(), 'door-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  /** Kept connections; the last one is taken first. */
  const waiting: Line[] = []
  const tidying = new Set<Promise<void>>()
  /** Functions that close active clients, with their database. */
  const speaking = new Map<() => void, string>()

  const keep = (line: Line): void => {
    waiting.push(line)
    // The oldest one is not needed: its database is gone, or has enough others.
    if (waiting.length > MOST_WAITING) waiting.shift()?.socket.destroy()
  }
  const take = ({ bytes }: Startup): Line | undefined => {
    const at = waiting.findLastIndex(({ startup }) => startup.bytes.equals(bytes))
    return at < 0 ? undefined : waiting.splice(at, 1)[0]
  }
  const begin = async (startup: Startup, client: Socket): Promise<Line | undefined> => {
    const line = await dial(behind, startup, client)
    line?.socket.once('close', () => {
      const at = waiting.indexOf(line)
      if (at >= 0) waiting.splice(at, 1)
    })
    return line
  }
  const tidy = async (line: Line): Promise<void> => {
    if (await answered(line, FORGET_ALL)) keep(line)
  }
  const leave = (line: Line): void => {
    if (!line.isAtRest || line.socket.destroyed) return void line.socket.destroy()
    const tidied = tidy(line).finally(() => tidying.delete(tidied))
    tidying.add(tidied)
  }

  const listener = createServer(async client => {
    client.on('error', () => {})
    const bytes = await firstOf(client)
    if (!bytes) return
    // A request to cancel a query.
    if (bytes.readUInt32BE(4) !== VERSION_3)
      return void connect(behind)
        .on('error', () => client.destroy())
        .end(bytes)
        .pipe(client)
    const startup = { bytes, database: databaseIn(bytes) }
    const line = take(startup) ?? (await begin(startup, client))
    if (!line) return void client.end()
    if (client.destroyed) return leave(line)
    client.write(line.greeting)
    const hangUp = speak(client, line, () => {
      speaking.delete(hangUp)
      leave(line)
    })
    speaking.set(hangUp, startup.database)
  })
  listener.listen(join(folder, SOCKET))
  listener.unref()
  await new Promise(resolve => listener.once('listening', resolve))

  return {
    address(database) {
      const address = new URL(database)
      address.searchParams.set('host', folder)
      return address.href
    },
    async hangUp(database) {
      const name = new URL(database).pathname.slice(1)
      for (const [hangUp, theirs] of speaking) if (theirs === name) hangUp()
      await Promise.all(tidying)
      return waiting.flatMap(({ pid, startup }) => (startup.database === name ? [pid] : []))
    },
  }
}

/** Forwards data in both directions until one side closes. Returns a function that ends it. */
function speak(client: Socket, line: Line, ended: () => void): () => void {
  const { socket } = line
  const carry = (chunk: Buffer) => {
    line.isAtRest = isAtRest(chunk)
    if (!client.write(chunk)) socket.pause()
  }
  const goOn = () => socket.resume()
  const end = () => {
    socket.off('data', carry).off('close', end)
    client.off('data', ask).off('close', end).off('drain', goOn).destroy()
    socket.resume()
    ended()
  }
  const ask = (chunk: Buffer) => {
    if (chunk.subarray(-GOODBYE.length).equals(GOODBYE)) return end()
    line.isAtRest = false
    if (socket.write(chunk)) return
    client.pause()
    socket.once('drain', () => client.resume())
  }
  socket.on('data', carry).on('close', end)
  client.on('data', ask).on('close', end).on('drain', goOn).resume()
  return end
}

/** True if the answer is complete and no transaction is open. The last message comes in one piece. */
const isAtRest = (chunk: Buffer): boolean => chunk.subarray(-AT_REST.length).equals(AT_REST)

/** Opens a connection; undefined if the server refuses it, and the client gets the reason. */
function dial(behind: string, startup: Startup, client: Socket): Promise<Line | undefined> {
  const socket = connect(behind)
  socket.on('error', () => {})
  return new Promise(resolve => {
    const heard: Buffer[] = []
    const gone = () => {
      client.write(Buffer.concat(heard))
      resolve(undefined)
    }
    const listen = (chunk: Buffer) => {
      heard.push(chunk)
      if (!isAtRest(chunk)) return
      socket.off('data', listen).off('close', gone)
      const greeting = Buffer.concat(heard)
      resolve({ socket, greeting, pid: pidIn(greeting), startup, isAtRest: true })
    }
    socket.on('data', listen).once('close', gone).write(startup.bytes)
  })
}

/** Sends a query and waits for the end of the answer: false if the connection breaks. */
function answered({ socket }: Line, question: Buffer): Promise<boolean> {
  return new Promise(resolve => {
    const broken = () => resolve(false)
    const listen = (chunk: Buffer) => {
      if (!isAtRest(chunk)) return
      socket.off('data', listen).off('close', broken)
      resolve(true)
    }
    socket.on('data', listen).once('close', broken).write(question)
  })
}

function questionOf(sql: string): Buffer {
  const question = Buffer.alloc(sql.length + 6)
  question.write('Q')
  question.writeUInt32BE(sql.length + 5, 1)
  question.write(sql, 5)
  return question
}

/** Resolves to undefined if a client closes without sending anything. */
function firstOf(client: Socket): Promise<Buffer | undefined> {
  return new Promise(resolve => {
    client.once('close', () => resolve(undefined))
    client.once('data', bytes => {
      client.pause()
      resolve(bytes)
    })
  })
}

/**
 * Returns the database that a startup message names. Names and values alternate, each terminated by a zero
 * byte.
 */
function databaseIn(startup: Buffer): string {
  const words = startup.toString('utf8', 8).split('\0')
  return words[words.findIndex((word, at) => at % 2 === 0 && word === 'database') + 1] ?? ''
}

/** Returns the id of the server process, which is in message K of the server's answer. */
function pidIn(greeting: Buffer): number {
  for (let at = 0; at < greeting.length; at += 1 + greeting.readUInt32BE(at + 1))
    if (greeting[at] === 'K'.charCodeAt(0)) return greeting.readUInt32BE(at + 5)
  throw new Error('The server did not say which process it is')
}
