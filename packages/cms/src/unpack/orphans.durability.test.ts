import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'

const script = fileURLToPath(new URL('testing/rest.ts', import.meta.url))

/**
 * Starts a process with an idle child. Returns the process, a promise of its end, and the id of the child.
 */
async function house(...more: string[]) {
  const house = spawn(process.execPath, [script, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SMTP_URL: 'smtp://geheim@localhost' },
  })
  const ended = once(house, 'close')
  const [line] = await once(house.stdout, 'data')
  return { house, ended, child: Number(String(line)) }
}

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const untilGone = (pid: number) => vi.waitUntil(() => !isThere(pid), { timeout: 60_000 })

test('A process without work ends although it has an idle child, and the child ends too', async () => {
  const { ended, child } = await house()
  expect((await ended)[0]).toBe(0)
  await untilGone(child)
})

test('The child of a process that was killed ends by itself', async () => {
  const { house: killed, ended, child } = await house('stay')
  expect(isThere(child)).toBe(true)
  killed.kill('SIGKILL')
  await ended
  await untilGone(child)
})

test('A child gets no secrets in its environment, and ignores signals to end', async () => {
  const { house: alive, ended, child } = await house('stay')
  expect(await readFile(`/proc/${child}/environ`, 'utf8')).not.toContain('geheim')
  process.kill(child, 'SIGTERM')
  process.kill(child, 'SIGINT')
  expect(isThere(child)).toBe(true)
  alive.kill('SIGKILL')
  await ended
  await untilGone(child)
})
