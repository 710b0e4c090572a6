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
  const script = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const code = await run(process.execPath, [script, 'build', 'apps/site'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })
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
