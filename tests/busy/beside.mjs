/**
 * `npm run test:busy`: the quick proof beside two processes that occupy a core each and one that writes to
 * the disk. It must pass as on a quiet machine. Another command: `node tests/busy/beside.mjs npm run check`.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../../scripts/run.mjs'

const [command = 'npm', ...words] = process.argv.length > 2 ? process.argv.slice(2) : ['npm', 'test']
const folder = await mkdtemp(join(tmpdir(), 'busy-'))
const beside = [['burn.mjs'], ['burn.mjs'], ['write.mjs', join(folder, 'written')]].map(
  ([script = '', ...args]) =>
    spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), ...args], { stdio: 'inherit' }),
)
try {
  process.exitCode = await run(command, words)
} finally {
  // A load process that has ended early did not load the machine.
  const gone = beside.filter(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)
  if (gone.length > 0) {
    console.error(`${gone.length} of the processes beside the tests ended before them.`)
    process.exitCode = 1
  }
  for (const one of beside) one.kill()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
