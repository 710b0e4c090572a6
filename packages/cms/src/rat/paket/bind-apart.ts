import { Worker } from 'node:worker_threads'
import type { Packet } from './packet.ts'

export type Binding = {
  readonly packet: Packet
  /** In shared memory: threads get it without a copy, and a second attempt finds it unchanged. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly deadly: ReadonlySet<string>
  readonly stand: string
}

/**
 * Limits of time per file and of memory for all files: on the heap, and outside of it (RSS), where a small
 * file can unpack to any size and no limit of a thread applies.
 */
export type Limits = { readonly longestMs: number; readonly heapMb: number; readonly grownMb: number }
export const LIMITS: Limits = { longestMs: 45_000, heapMb: 1_024, grownMb: 700 }

/** Interval for checking the memory of the process while a thread binds. */
const LOOK_MS = 25
const MB = 1_048_576

/** More files that kill their reader suggest an attack. */
const MOST_DEADLY = 3

/**
 * Binds a packet in its own thread, with limits of time and memory. A file on which the thread dies is left
 * out of the next attempt and named in the packet, so it harms neither the server nor the rest of the packet.
 * Returns undefined if all attempts fail.
 */
export async function bindApart(
  binding: Omit<Binding, 'deadly'>,
  limits: Limits = LIMITS,
): Promise<Uint8Array | undefined> {
  const deadly = new Set<string>()
  for (let attempt = 0; attempt <= MOST_DEADLY; attempt++) {
    const { pdf, reading } = await attemptOf({ ...binding, deadly }, limits)
    if (pdf) return pdf
    const blamed = reading ?? largestOf(binding.files, deadly)
    if (blamed === undefined) return undefined
    deadly.add(blamed)
  }
  return undefined
}

/** Returns the largest file, to blame it if the thread died after reading all of them. */
function largestOf(files: Binding['files'], but: ReadonlySet<string>): string | undefined {
  const left = [...files].filter(([datei]) => !but.has(datei))
  return left.toSorted(([, one], [, other]) => other.byteLength - one.byteLength)[0]?.[0]
}

type Message = { datei: string | undefined } | { pdf: Uint8Array }

function attemptOf(
  binding: Binding,
  { longestMs, heapMb, grownMb }: Limits,
): Promise<{ pdf?: Uint8Array; reading?: string | undefined }> {
  return new Promise(resolve => {
    const worker = new Worker(new URL('bind-worker.ts', import.meta.url), {
      workerData: binding,
      execArgv: [],
      // Warnings of the PDF library about odd files are dropped.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 64, stackSizeMb: 8 },
    })
    let reading: string | undefined
    let pdf: Uint8Array | undefined
    const end = () => void worker.terminate()
    let alarm = setTimeout(end, longestMs)
    const before = process.memoryUsage.rss()
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > grownMb * MB) end()
    }, LOOK_MS)
    worker.on('message', (message: Message) => {
      if ('pdf' in message) {
        pdf = message.pdf
        end()
        return
      }
      reading = message.datei
      clearTimeout(alarm)
      alarm = setTimeout(end, longestMs)
    })
    // The exit event that follows handles the failure.
    worker.on('error', () => {})
    worker.on('exit', () => {
      clearTimeout(alarm)
      clearInterval(watch)
      resolve(pdf ? { pdf } : { reading })
    })
  })
}
