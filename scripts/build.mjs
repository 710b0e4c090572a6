/** `npm run build`: builds site and desk as the server serves them. Needs Node 24. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint, removeStamp, writeStamp } from './build-stamp.mjs'
import { precompress } from './precompress.mjs'
import { run } from './run.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

process.exitCode = await build()

async function build() {
  const print = await fingerprint(root)
  await removeStamp(root)
  const site = join(root, 'apps', 'site')
  const desk = join(root, 'apps', 'redaktion')
  const env = { ...process.env, NODE_ENV: 'production' }
  /** @param {string} app @param {string} config */
  const buildApp = (app, config) =>
    run(process.execPath, [join(root, 'scripts', 'build-app.mjs'), app, config], { cwd: root, env })
  // The service worker is built after the site: it lists the built files by name.
  const buildSite = async () =>
    (await buildApp(site, 'vite.config.ts')) || (await buildApp(site, 'vite.worker.config.ts'))
  const codes = await Promise.all([buildSite(), buildApp(desk, 'vite.config.ts')])
  if (codes.some(code => code !== 0)) {
    console.error(
      'Die Website konnte nicht gebaut werden, siehe oben. / The site could not be built, see above.',
    )
    return 1
  }
  const folders = [join(site, 'build', 'client'), join(desk, 'build')]
  const counts = await Promise.all(folders.map(precompress))
  await writeStamp(root, print)
  console.error(`${counts.reduce((sum, count) => sum + count, 0)} Dateien liegen auch komprimiert bereit.`)
  return 0
}
