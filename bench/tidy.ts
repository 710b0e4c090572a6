import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a run leaves on the machine while it lasts. However it ends, also by Ctrl-C, all of it goes with it. */
const children = new Set<ChildProcess>()
const folders = new Set<string>()

process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) remove(folder)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

/** A script in a process of its own. */
export function runScript(script: URL, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(script), ...args],
    {
      windowsHide: true,
      ...options,
    },
  )
  children.add(child)
  child.once('close', () => children.delete(child))
  return child
}

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rathausplatz-bench-'))
  folders.add(folder)
  return folder
}

export function removeFolder(folder: string): void {
  folders.delete(folder)
  remove(folder)
}

/** A process that has just been ended may still hold or write a file. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
}
