import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from './free-port.ts'
import { onceInRun } from './once-in-run.ts'
import { linkIn, postOffice } from './post-office.ts'
import { atTerminal } from './terminal.ts'
import { isUp, until } from './until.ts'

const server = join(import.meta.dirname, '../../apps/server/src/main.ts')

/** Creates an empty town, like an operator. */
async function makeTown(folder: string): Promise<void> {
  await atTerminal({ ...process.env, DATA_DIR: folder }, 'anlegen')
}

type Run = (command: string, ...words: string[]) => Promise<string>

type TownOptions = {
  /** Settings of this town beside those for mail. */
  settings?: (origin: string) => Promise<NodeJS.ProcessEnv>
  /** Commands at the terminal, before the server starts. */
  before?: (run: Run) => Promise<void>
}

/** Starts an empty town whose mails go to a real mail server. */
export async function townWithMail(name: string, { settings, before }: TownOptions = {}) {
  const post = await postOffice()
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
    ...post.settings,
    ...(await settings?.(origin)),
  }
  const run: Run = (command, ...words) => atTerminal(env, command, ...words)
  cpSync(await onceInRun('leer', makeTown), folder, { recursive: true })
  await before?.(run)
  const town = spawn('node', [server], { env, stdio: 'ignore' })
  await until(() => {
    if (town.exitCode !== null) throw new Error('The town has not started')
    return isUp(origin)
  })

  return {
    origin,
    folder,
    /** Id of its only process. */
    pid: town.pid ?? 0,
    run,
    mailsTo: post.mailsTo,
    /** Returns the link of the n-th mail to an address. */
    linkTo: async (email: string, number: number): Promise<string> => {
      const link = linkIn(await post.mailTo(email, number))
      expect(link.startsWith(`${origin}/`)).toBe(true)
      return link
    },
    close: async (): Promise<void> => {
      const gone = town.exitCode === null ? once(town, 'exit') : undefined
      town.kill()
      await gone
      await post.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export type TownWithMail = Awaited<ReturnType<typeof townWithMail>>
