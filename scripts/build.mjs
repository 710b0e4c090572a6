/** `npm run build`: the site as the server serves it. Runs on Node 24. */
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
  /** @param {string[]} path */
  const tool = (...path) => join(root, 'node_modules', ...path)
  // The service worker comes after the site: it knows the finished files by name.
  const steps = [
    [tool('@react-router', 'dev', 'bin.cjs'), 'build'],
    [tool('vite', 'bin', 'vite.js'), 'build', '--config', 'vite.worker.config.ts'],
  ]
  const env = { ...process.env, NODE_ENV: 'production' }
  let code = 0
  for (const step of steps) code ||= await run(process.execPath, step, { cwd: site, env })
  if (code !== 0) {
    console.error(
      'Die Website konnte nicht gebaut werden, siehe oben. / The site could not be built, see above.',
    )
    return 1
  }
  const count = await precompress(join(root, 'apps', 'site', 'build', 'client'))
  await writeStamp(root, print)
  console.error(`${count} Dateien liegen auch komprimiert bereit.`)
  return 0
}
