import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/**
 * Processes and temporary folders of a run. At its end, also by Ctrl-C, the processes are ended and the
 * folders deleted.
 */
const children = new Set<ChildProcess>()
const folders = new Set<string>()
/** Servers with child processes. They end these children on SIGTERM, but not if they are killed. */
const programs = new WeakSet<ChildProcess>()

process.on('exit', () => {
  for (const child of children) child.kill(programs.has(child) ? 'SIGTERM' : 'SIGKILL')
  for (const folder of folders) remove(folder)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

/** Starts a script in a separate process, with flags for Node. */
export const runScript = (
  script: URL,
  args: readonly string[],
  options: SpawnOptions,
  flags: readonly string[] = [],
): ChildProcess =>
  start(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...flags, fileURLToPath(script), ...args],
    options,
  )

/** Starts a third-party server. */
export function startProgram(program: string, args: readonly string[]) {
  const child = start(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  programs.add(child)
  let words = ''
  child.stderr?.on('data', chunk => (words += chunk))
  const ended = once(child, 'close')
  return {
    async until(isReady: () => boolean): Promise<void> {
      const deadline = performance.now() + LONGEST_START_MS
      while (!isReady()) {
        if (child.exitCode !== null || performance.now() > deadline)
          throw new Error(`${program} ist nicht gestartet:\n${words}`)
        await setTimeout(20)
      }
    },
    async stop(): Promise<void> {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const LONGEST_START_MS = 60_000

/** Runs a third-party program to its end. Throws if its exit code is not 0. */
export async function runProgram(program: string, args: readonly string[]): Promise<void> {
  const child = start(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (words += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} ist gescheitert:\n${words}`)
}

function start(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, { windowsHide: true, ...options })
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

/** Deletes a folder, with retries: a process that has just been ended may still hold or write a file. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
}
