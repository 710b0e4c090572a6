import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, onTestFinished } from 'vitest'

/** A child process of a test: only a real process can be killed. It prints one JSON object per line. */
export interface Child {
  readonly process: ChildProcess
  /** All lines received so far. */
  readonly lines: readonly Line[]
  /**
   * Resolves with the first line, old or new, for which the condition holds. Fails if the process ends
   * before.
   */
  line(holds: (line: Line) => boolean): Promise<Line>
  /** Resolves after the end of the process, when all lines are received. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** A message of a child: progress, or an acknowledged write. */
interface Line {
  readonly ready?: true
  readonly locked?: true
  readonly closed?: true
  readonly migrated?: true
  readonly id?: string
  readonly name?: string
  readonly step?: number
  readonly refused?: object
  readonly cause?: string
}

/** Folder for bundles, inside the repository so that external packages are resolved. */
const beside = resolve(import.meta.dirname, '../../../../../node_modules/.cache')
/** Native packages, which are left out of the bundle. */
const APART = ['sharp']
/** Keeps modules that start programs relative to their own file out of the bundle. */
const startsPrograms = {
  name: 'starts-programs',
  resolveId: (source: string, importer?: string) =>
    importer !== undefined && source.endsWith('/unpack/unpack.ts')
      ? { id: pathToFileURL(resolve(importer, '..', source)).href, external: true }
      : null,
}

/**
 * Bundles a script into one file for a test that starts it repeatedly, because loading hundreds of modules
 * would take most of its short life. Must be called outside of tests.
 */
export async function compiled(script: string): Promise<string> {
  await mkdir(beside, { recursive: true })
  const folder = await mkdtemp(join(beside, 'child-'))
  afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }))
  const input = resolve(import.meta.dirname, script)
  const bundle = await rolldown({ input, platform: 'node', external: APART, plugins: [startsPrograms] })
  await bundle.write({ dir: folder, format: 'esm' })
  await bundle.close()
  return join(folder, basename(script).replace(/ts$/, 'js'))
}

export function startChild(script: string, ...args: string[]): Child {
  const process_ = spawn(process.execPath, [resolve(import.meta.dirname, script), ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const lines: Line[] = []
  const waiting = new Set<() => void>()
  let errors = ''
  process_.stderr.on('data', chunk => (errors += chunk))
  createInterface(process_.stdout).on('line', text => {
    // A line that the kill cut off was not acknowledged.
    if (!text.endsWith('}')) return
    lines.push(JSON.parse(text) as Line)
    for (const look of waiting) look()
  })
  const ended = once(process_, 'close').then(([code, signal]) => ({ code, signal }))
  // A failed test must not leave a process behind.
  onTestFinished(async () => {
    process_.kill('SIGKILL')
    await ended
  })

  return {
    process: process_,
    lines,
    ended,
    line: holds =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find(holds)
          if (found === undefined) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
        void ended.then(() => reject(new Error(`${script} ended too early: ${errors}`)))
      }),
  }
}
