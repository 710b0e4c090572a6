import { createServer, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { SmtpServer } from '../smtp.ts'
import { cert, key } from './certificate.ts'

/** A received mail, parsed. */
export type Received = Email & { readonly receivers: readonly string[]; readonly raw: string }

export type Answer = { readonly code: number; readonly text: string } | 'angenommen'

type Behaviour = SMTPServerOptions & {
  /** Answer to the end of the n-th mail. */
  readonly answer?: (number: number) => Answer | Promise<Answer>
}

const refusal = ({ code, text }: Exclude<Answer, 'angenommen'>) =>
  Object.assign(new Error(text), { responseCode: code })

/** Starts a real mail server on this machine that keeps what it received. */
export async function mailServer({ answer = () => 'angenommen', ...options }: Behaviour = {}) {
  const received: Received[] = []
  let offered = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key === undefined ? ['STARTTLS'] : [],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (stream.sizeExceeded) return done(refusal({ code: 552, text: 'too large' }))
        const said = await answer(++offered)
        if (said !== 'angenommen') return done(refusal(said))
        const raw = Buffer.concat(chunks).toString()
        const receivers = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ ...(await PostalMime.parse(raw)), receivers, raw })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())))
  const { port } = server.server.address() as { port: number }
  return { received, url: { ...local, port }, offered: () => offered }
}

/** A server that answers each line as the test wants. */
export async function scriptedServer(
  talk: (socket: Socket, line: string) => void,
  greet = (socket: Socket): void => void socket.write('220 bereit\r\n'),
) {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    greet(socket)
    socket.on('data', chunk => {
      for (const line of chunk.toString().split('\r\n')) if (line) talk(socket, line)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { ...local, port: (server.address() as { port: number }).port }
}

const local: Omit<SmtpServer, 'port'> = { host: 'localhost', secure: false, tls: false }

export const encrypted = { key, cert }
