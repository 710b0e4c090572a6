import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Figures of a process from the operating system; undefined or empty if it does not provide them. */

/** Resident memory in bytes. */
export function memoryOf(pid: number): number | undefined {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(proc(pid, 'status') ?? '')?.[1] ?? ps('rss', pid)
  return kilobytes ? Number(kilobytes) * 1024 : undefined
}

/** Ids of the processes that this process has started. */
export const childrenOf = (pid: number): number[] =>
  (proc(pid, `task/${pid}/children`) ?? '').split(' ').filter(Boolean).map(Number)

/** Unit of the times in `/proc` on Linux, on every processor. */
const TICKS_PER_SECOND = 100

/** Computing time of all threads in seconds, since the start of the process. */
export function computingTimeOf(pid: number): number | undefined {
  // The name in parentheses may contain spaces; after it, user and system time are the 12th and 13th field.
  const fields = proc(pid, 'stat')?.split(') ').at(-1)?.split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

function proc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}

function ps(column: string, pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}
