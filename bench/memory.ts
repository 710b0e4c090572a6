import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Resident memory of a process in bytes; undefined where the machine does not tell. */
export function memoryOf(pid: number): number | undefined {
  const kilobytes = fromProc(pid) ?? fromPs(pid)
  return kilobytes === undefined ? undefined : kilobytes * 1024
}

function fromProc(pid: number): number | undefined {
  try {
    return number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

function fromPs(pid: number): number | undefined {
  try {
    return number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim())
  } catch {
    return undefined
  }
}

const number = (text: string | undefined) => (text ? Number(text) : undefined)
