import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

const script = join(import.meta.dirname, 'build-app.mjs')
let app: string

beforeEach(async () => {
  app = await mkdtemp(join(tmpdir(), 'rathausplatz-build-'))
  onTestFinished(() => rm(app, { recursive: true }))
  await write('vite.config.mjs', 'export default {}')
  await write('index.html', '<script type="module" src="/main.js"></script>')
  await write('tafel.module.css', '.tafel { color: red }')
})

const write = (name: string, content: string) => writeFile(join(app, name), content)

/** Builds a page that uses this class of its style sheet. */
async function buildWith(name: string) {
  await write('main.js', `import styles from './tafel.module.css'; document.body.className = styles.${name}`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, app, 'vite.config.mjs'], {
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

test('A build without a warning prints nothing', async () => {
  expect(await buildWith('tafel')).toEqual({ status: 0, said: '' })
})

test('A class that its style sheet lacks fails the build, which names it', async () => {
  const { status, said } = await buildWith('tafl')
  expect(status).toBe(1)
  expect(said).toMatch(/`tafl`.*tafel\.module\.css/)
})
