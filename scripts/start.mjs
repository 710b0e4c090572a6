/** `npm start`: from a fresh clone to the running site. Runs on the Node of the machine, 20 or newer. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt } from './build-stamp.mjs'
import { frugal } from './frugal.mjs'
import { findNode24 } from './node-24.mjs'
import { arePackagesInstalled, installPackages } from './packages.mjs'
import { run } from './run.mjs'
import { step } from './step.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

// The renewal signal is ignored until the server runs: nothing can be renewed yet, and without a listener it
// would end this process.
process.on('SIGUSR2', () => {})
process.exitCode = await start()

async function start() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    return fail(
      `Dieses Node (${process.version}) ist zu alt, gebraucht wird Node 20 oder neuer. / This Node (${process.version}) is too old, Node 20 or newer is needed.`,
    )
  }
  if (!(await arePackagesInstalled(root, { dev: false }))) {
    const installed = await step('Schritt 1 von 2: Pakete installieren', () =>
      installPackages(root, { dev: false }),
    )
    if (!installed.ok) return fail(installed.message)
  }
  const found = findNode24(root)
  if (!found.ok) return fail(found.message)
  return buildAndServe(found.node)
}

/**
 * Starts the server at once, so that it founds a new town during the build, and reports the end of the build.
 * @param {string} node
 */
async function buildAndServe(node) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server
  const served = serve(node, child => {
    server = child
  })
  const code = (await isBuilt(root)) ? 0 : await step('Schritt 2 von 2: Website bauen', () => build(node))
  if (code === 0) server?.send('gebaut', () => {})
  else server?.kill()
  return (await served) || code
}

/** @param {string} node */
function build(node) {
  return run(node, ['scripts/build.mjs'], { cwd: root })
}

/**
 * @param {string} node
 * @param {(server: import('node:child_process').ChildProcess) => void} begun
 */
function serve(node, begun) {
  const flags = [
    '--disable-warning=ExperimentalWarning',
    ...frugal.flags,
    ...(existsSync(join(root, '.env')) ? ['--env-file=.env'] : []),
  ]
  return run(node, [...flags, 'apps/server/src/main.ts'], {
    cwd: root,
    env: { ...frugal.environment, ...process.env, RATHAUSPLATZ_BAU: 'laeuft' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    renewable: true,
    begun,
  })
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  return 1
}
