import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { run } from './run.mjs'

/**
 * True if node_modules holds the packages of the lock file. npm records there what it has installed; that
 * record is compared with the lock file, so no stamp of ours can be outdated.
 * @param {string} root
 * @param {{ dev: boolean }} which with the tools for development and tests, or without
 */
export async function arePackagesInstalled(root, { dev }) {
  const locked = await readPackages(join(root, 'package-lock.json'))
  const installed = await readPackages(join(root, 'node_modules', '.package-lock.json'))
  if (!locked || !installed) return false
  return Object.entries(locked).every(([path, { version, link, optional, ...rest }]) => {
    // Packages of other platforms are locked but not installed.
    const needed = path.startsWith('node_modules/') && !optional && (dev || !rest.dev)
    return !needed || (link ? installed[path]?.link === true : installed[path]?.version === version)
  })
}

/**
 * Installs the packages of the lock file and leaves the lock file unchanged. Not `npm ci`: it removes every
 * package first, is no faster, and refuses every lock file as soon as a registry lacks one optional package
 * of a platform that is not in use (github.com/npm/cli/issues/9846).
 * @param {string} root
 * @param {{ dev: boolean }} which
 * @returns {Promise<{ ok: true } | { ok: false, message: string }>}
 */
export async function installPackages(root, { dev }) {
  const [command = 'npm', ...before] = npm()
  // NODE_ENV could ask for production packages only; `dev` decides here.
  const { NODE_ENV: _, ...env } = process.env
  // The warnings concern the installing Node, not the one that runs the product.
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const args = [...before, 'install', ...quiet, dev ? '--include=dev' : '--omit=dev']
  const code = await run(command, args, { cwd: root, env, stdio: ['inherit', 'ignore', 'inherit'] })
  if (code === 0) return { ok: true }
  return {
    ok: false,
    message:
      'Die Pakete konnten nicht installiert werden; bitte prüfen Sie, ob npm vorhanden ist und das Netz erreicht. / The packages could not be installed; please check that npm is there and reaches the network.',
  }
}

/** Returns the npm that called this script, so that an npm outside the search path works too. */
function npm() {
  const script = process.env.npm_execpath
  if (script && basename(script) === 'npm-cli.js') return [process.execPath, script]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

/** @param {string} file */
async function readPackages(file) {
  try {
    return /** @type {Record<string, any>} */ (JSON.parse(await readFile(file, 'utf8')).packages)
  } catch {
    return undefined
  }
}
