import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { run } from './run.mjs'

const node = process.execPath

test('The exit code is passed on', async () => {
  expect(await run(node, ['-e', 'process.exit(7)'])).toBe(7)
})

test('A missing program gives an exit code, not an exception', async () => {
  expect(await run('/gibt/es/nicht', [])).toBe(127)
})

/** Starts a process that runs this program, and waits for its first output. */
async function running(child: string, options = {}) {
  const module = fileURLToPath(new URL('./run.mjs', import.meta.url))
  const parent = `const { run } = await import(${JSON.stringify(module)}); process.exitCode = await run(process.execPath, ['-e', ${JSON.stringify(child)}], ${JSON.stringify(options)})`
  const started = spawn(node, ['--input-type=module', '-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(started.stdout, 'data')
  return started
}

test('SIGUSR2 is passed on to a renewable program only, so that it ends no other', async () => {
  const renews =
    "process.on('SIGUSR2', () => process.exit(4)); setInterval(() => {}, 1000); console.log('da')"
  const server = await running(renews, { renewable: true })
  server.kill('SIGUSR2')
  expect((await once(server, 'close'))[0]).toBe(4)
  const build = await running("setTimeout(() => process.exit(5), 1_000); console.log('da')")
  build.kill('SIGUSR2')
  expect((await once(build, 'close'))[0]).toBe(5)
})

test('A signal reaches the program, and its own exit code comes back', async () => {
  const child = "process.on('SIGTERM', () => process.exit(3)); setInterval(() => {}, 1000); console.log('da')"
  const started = await running(child)
  started.kill('SIGTERM')
  const [code] = await once(started, 'close')
  expect(code).toBe(3)
})
