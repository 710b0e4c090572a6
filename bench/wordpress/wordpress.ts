import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demand } from '../ask.ts'
import { freePort, hasNginx, startNginx } from '../nginx.ts'
import { removeFolder, runProgram, startProgram, tempFolder } from '../tidy.ts'
import { nginxServer, phpConfiguration, phpSettings, wordpressConfiguration } from './configuration.ts'

/** Folder of Debian's package. */
const WORDPRESS = '/usr/share/wordpress'
const SBIN = '/usr/sbin'
const CHILDREN_PER_CORE = 4

/** Returns the names of the required Debian packages that are not installed. */
export async function missingPackages(): Promise<string[]> {
  const there: Record<string, boolean> = {
    'nginx-light': hasNginx(),
    wordpress: existsSync(`${WORDPRESS}/wp-settings.php`),
    'wordpress-theme-twentytwentythree': existsSync(`${WORDPRESS}/wp-content/themes/twentytwentythree`),
    'php-cli': existsSync('/usr/bin/php'),
    'php-mysql': spawnSync('php', ['-r', "exit((int) !extension_loaded('mysqli'));"]).status === 0,
    'php-fpm': (await fpm()) !== undefined,
    'mariadb-server': existsSync(`${SBIN}/mariadbd`),
  }
  return Object.keys(there).filter(name => !there[name])
}

/**
 * Returns the name of the PHP-FPM program that comes last in the alphabet, normally the newest; undefined if
 * none is installed.
 */
const fpm = async (): Promise<string | undefined> =>
  (await readdir(SBIN))
    .filter(name => name.startsWith('php-fpm'))
    .toSorted()
    .at(-1)

/**
 * Starts Debian's WordPress with its theme behind nginx, on PHP with an opcode cache and a separate MariaDB.
 * All files are in one folder, and only this machine can connect; installed services are not touched.
 */
export async function startWordpress(menu: { areas: number; pages: number }) {
  const folder = tempFolder()
  const at = (name: string) => join(folder, name)
  const site = at('site')
  const isRoot = process.getuid?.() === 0
  // Debian's links may point to packages that are not installed.
  await cp(WORDPRESS, site, { recursive: true, dereference: true, filter: existsSync })
  await mkdir(join(site, 'wp-content/uploads'), { recursive: true })

  const asRoot = isRoot ? ['--user=root'] : []
  await mkdir(at('data'))
  await runProgram('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${at('data')}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...asRoot,
  ])
  const settings = [`--datadir=${at('data')}`, `--socket=${at('sql')}`, `--pid-file=${at('sql.pid')}`]
  const own = ['--skip-networking', '--innodb-buffer-pool-size=256M', `--tmpdir=${folder}`]
  const database = startProgram(`${SBIN}/mariadbd`, ['--no-defaults', ...settings, ...own, ...asRoot])
  await database.until(() => existsSync(at('sql')))
  await runProgram('mariadb', [
    '--no-defaults',
    `--socket=${at('sql')}`,
    '--user=root',
    "--execute=create database wordpress character set utf8mb4; create user wordpress@localhost identified by ''; grant all on wordpress.* to wordpress@localhost",
  ])

  const port = await freePort()
  const address = new URL(`http://127.0.0.1:${port}`)
  await writeFile(join(site, 'wp-config.php'), wordpressConfiguration(site, at('sql'), address))
  const script = fileURLToPath(new URL('./fill.php', import.meta.url))
  await runProgram('php', [script, site, String(menu.areas), String(menu.pages)])

  const children = CHILDREN_PER_CORE * availableParallelism()
  await writeFile(at('php.conf'), phpConfiguration(at('php'), children))
  const php = startProgram(`${SBIN}/${await fpm()}`, [
    '--nodaemonize',
    `--fpm-config=${at('php.conf')}`,
    ...phpSettings,
    ...(isRoot ? ['--allow-to-run-as-root'] : []),
  ])
  await php.until(() => existsSync(at('php')))
  const nginx = await startNginx({ port, server: nginxServer(site, at('php')) })
  const { body } = await demand(address)
  const missing = ['<nav', 'type="search"', 'Aktuelles 6', 'Veranstaltungen 6', '<img'].filter(
    part => !body.includes(part),
  )
  if (missing.length > 0) throw new Error(`Der Startseite von WordPress fehlt: ${missing.join(', ')}`)
  return {
    address,
    bytes: body.byteLength,
    async stop() {
      await nginx.stop()
      await php.stop()
      await database.stop()
      removeFolder(folder)
    },
  }
}
