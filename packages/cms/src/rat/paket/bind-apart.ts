import { Worker } from 'node:worker_threads'
import type { Packet } from './packet.ts'

export type Binding = {
  readonly packet: Packet
  /** In memory that threads share: nothing of it is copied, and another attempt finds it where it was. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly deadly: ReadonlySet<string>
  readonly stand: string
}

/**
 * How long one file may take, and how much memory all of them together: on the heap, and outside of it, where a small file
 * unpacks to whatever it likes and no limit of a thread counts.
 */
export type Limits = { readonly longestMs: number; readonly heapMb: number; readonly grownMb: number }
export const LIMITS: Limits = { longestMs: 45_000, heapMb: 1_024, grownMb: 700 }

/** So often the memory of the process is looked at while a thread binds. */
const LOOK_MS = 25
const MB = 1_048_576

/** After so many files that kill what reads them somebody means ill. */
const MOST_DEADLY = 3

/**
 * Binds a packet in a thread of its own, with limits of time and memory. A file on which that thread dies is left out of the
 * next attempt, and named in the packet: it harms neither the house nor the rest of the packet. Undefined where none came
 * of it.
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

/** Where it died of all of them together. */
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
      // Its words about odd files are nobody's business.
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
    // What it dies of is told by the exit that follows.
    worker.on('error', () => {})
    worker.on('exit', () => {
      clearTimeout(alarm)
      clearInterval(watch)
      resolve(pdf ? { pdf } : { reading })
    })
  })
}
