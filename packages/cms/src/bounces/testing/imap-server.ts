import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import type { ImapMailbox } from '../mailbox.ts'

type Message = { uid: number; bytes: Buffer; seen: boolean }

type Behaviour = {
  /** Answers a command instead of the server; true: it is answered. */
  readonly odd?: (socket: Socket, tag: string, command: string) => boolean
  readonly password?: string
}

/** A small real IMAP server on this machine: one folder, and the commands that read and mark messages. */
export async function imapServer({ odd = () => false, password = 'geheim' }: Behaviour = {}) {
  const messages: Message[] = []
  const said: string[] = []
  let uidvalidity = 7
  let next = 1
  const sockets = new Set<Socket>()

  const fetched = (set: string): Message[] => messages.filter(({ uid }) => isIn(set, uid))

  const answer = (socket: Socket, line: string): void => {
    const [, tag = '*', command = ''] = /^(\S+) (.*)$/s.exec(line) ?? []
    said.push(command)
    if (odd(socket, tag, command)) return
    const send = (...lines: readonly string[]) => void socket.write(lines.map(one => `${one}\r\n`).join(''))
    const done = (...lines: readonly string[]) => send(...lines, `${tag} OK fertig`)
    if (/^CAPABILITY/i.test(command)) return done('* CAPABILITY IMAP4rev1')
    if (/^LOGIN/i.test(command))
      return command.includes(password) ? done() : send(`${tag} NO [AUTHENTICATIONFAILED] falsch`)
    if (/^(?:LIST|LSUB)/i.test(command)) return done('* LIST () "/" "INBOX"')
    if (/^(?:SELECT|EXAMINE)/i.test(command))
      return done(
        `* ${messages.length} EXISTS`,
        '* 0 RECENT',
        '* FLAGS (\\Seen)',
        '* OK [PERMANENTFLAGS (\\Seen)] ja',
        `* OK [UIDVALIDITY ${uidvalidity}] ja`,
        `* OK [UIDNEXT ${next}] ja`,
      )
    const [, searched] = /^UID SEARCH .*?UID (\S+)/i.exec(command) ?? []
    if (searched !== undefined)
      return done(
        `* SEARCH ${fetched(searched)
          .map(({ uid }) => uid)
          .join(' ')}`.trim(),
      )
    const [, read = '', most = ''] = /^UID FETCH (\S+) .*BODY\.PEEK\[\]<0\.(\d+)>/i.exec(command) ?? []
    if (read !== '') {
      for (const { uid, bytes } of fetched(read)) {
        const part = bytes.subarray(0, Number(most))
        socket.write(
          `* ${messages.findIndex(one => one.uid === uid) + 1} FETCH (UID ${uid} BODY[]<0> {${part.length}}\r\n`,
        )
        socket.write(part)
        socket.write(')\r\n')
      }
      return done()
    }
    const [, marked = ''] = /^UID STORE (\S+) \+FLAGS/i.exec(command) ?? []
    for (const message of fetched(marked)) message.seen = true
    done()
  }

  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    let rest = ''
    socket.on('data', chunk => {
      const lines = `${rest}${chunk.toString()}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) answer(socket, line)
    })
    socket.write('* OK bereit\r\n')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const mailbox: ImapMailbox = {
    host: '127.0.0.1',
    port: (server.address() as { port: number }).port,
    secure: false,
    tls: false,
    user: 'ruecklaeufer',
    password: 'geheim',
    folder: 'INBOX',
  }
  return {
    mailbox,
    said,
    add: (...raw: readonly (string | Buffer)[]) => {
      for (const one of raw) messages.push({ uid: next++, bytes: Buffer.from(one as string), seen: false })
    },
    seen: () => messages.map(({ seen }) => seen),
    remove: (uid: number) =>
      void messages.splice(
        messages.findIndex(one => one.uid === uid),
        1,
      ),
    /** Numbers the messages anew. */
    renumber: () => void uidvalidity++,
  }
}

function isIn(set: string, uid: number): boolean {
  return set.split(',').some(part => {
    const [from = '', to = from] = part.split(':')
    const last = to === '*' ? Number.POSITIVE_INFINITY : Number(to)
    return uid >= Number(from) && uid <= last
  })
}
