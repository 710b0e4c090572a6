/** `npm start`: from a fresh clone to the running site. Runs on the Node the machine has, 20 or newer. */
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

// Until the server stands there is nothing to renew, and nothing to fall over.
process.on('SIGUSR2', () => {})
process.exitCode = await start()

async function start() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    return fail(
      `Dieses Node (${process.version}) ist zu alt, gebraucht wird Node 20 oder neuer. / This Node (${process.version}) is too old, Node 20 or newer is needed.`,
    )
  }
  const installed = await step('Schritt 1 von 4: Pakete', async () => {
    if (await arePackagesInstalled(root, { dev: false })) return say('Alle Pakete sind da.')
    say('Die Pakete werden installiert; das dauert beim ersten Mal etwa eine Minute ...')
    return installPackages(root, { dev: false })
  })
  if (!installed.ok) return fail(installed.message)

  const found = await step('Schritt 2 von 4: Node 24', async () => findNode24(root))
  if (!found.ok) return fail(found.message)

  const built = await step('Schritt 3 von 4: Website bauen', async () => {
    if (await isBuilt(root)) return say('Der Bau ist auf dem Stand der Quellen.')
    say('Die Website wird gebaut ...')
    return { ok: (await run(found.node, ['scripts/build.mjs'], { cwd: root })) === 0 }
  })
  if (!built.ok) return 1

  console.error('\n── Schritt 4 von 4: Server starten')
  const flags = [
    '--disable-warning=ExperimentalWarning',
    ...frugal.flags,
    ...(existsSync(join(root, '.env')) ? ['--env-file=.env'] : []),
  ]
  const env = { ...frugal.environment, ...process.env }
  return run(found.node, [...flags, 'apps/server/src/main.ts'], { cwd: root, env, renewable: true })
}

/** @param {string} sentence */
function say(sentence) {
  console.error(`   ${sentence}`)
  return { ok: /** @type {const} */ (true) }
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  return 1
}
