import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from './free-port.ts'

const server = join(import.meta.dirname, '../../apps/server/src')

type Mail = { readonly to: string; readonly subject: string; readonly text: string }
type Run = (command: string, ...words: string[]) => Promise<string>

type TownOptions = {
  /** Settings of this town beside those for mail. */
  settings?: (origin: string) => Promise<NodeJS.ProcessEnv>
  /** At the terminal, before it opens. */
  before?: (run: Run) => Promise<void>
}

/** A town of its own, with nobody in it, whose mails a real mail server takes. */
export async function townWithMail(name: string, { settings, before }: TownOptions = {}) {
  const mails: Mail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, session, done) {
      const { text = '', subject = '' } = await PostalMime.parse((await stream.toArray()).join(''))
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), subject, text })
      done()
    },
  })
  await new Promise<void>(ready => smtp.listen(0, '127.0.0.1', ready))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: folder,
    DEMO: 'aus',
    WORKERS: '1',
    LOG_LEVEL: 'warn',
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    MAIL_VON: 'Stadt Rebenau <website@example.org>',
    ...(await settings?.(origin)),
  }
  const run: Run = async (command, ...words) =>
    (await promisify(execFile)('node', [join(server, 'commands', command), ...words], { env })).stdout
  await run('anlegen.ts')
  await before?.(run)
  const town = spawn('node', [join(server, 'main.ts')], { env, stdio: 'ignore' })
  const isThere = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isThere, { timeout: 60_000 }).toBe(true)

  const mailsTo = (email: string) => mails.filter(({ to }) => to === email)
  return {
    origin,
    folder,
    run,
    mailsTo,
    /** The link of the n-th mail to somebody. */
    linkTo: async (email: string, number: number): Promise<string> => {
      await expect.poll(() => mailsTo(email).length, { timeout: 60_000 }).toBe(number)
      const [link = ''] = /http:\S+/.exec(mailsTo(email)[number - 1]?.text ?? '') ?? []
      expect(link.startsWith(`${origin}/`)).toBe(true)
      return link
    },
    close: async (): Promise<void> => {
      const gone = town.exitCode === null ? once(town, 'exit') : undefined
      town.kill()
      await gone
      await new Promise<void>(closed => smtp.close(closed))
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export type TownWithMail = Awaited<ReturnType<typeof townWithMail>>
