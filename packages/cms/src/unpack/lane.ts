import { type ChildProcess, fork } from 'node:child_process'
import { NobodyWaits, TooManyWaiting, turnstile } from '../limits/turnstile.ts'
import type { Input, Output, TaskName } from './tasks.ts'

export type Order = { readonly task: TaskName; readonly input: unknown; readonly mostCpuMs: number }
/**
 * Messages of a child: that it has begun an order, or the outcome with the memory of the process in bytes.
 */
export type FromChild =
  | { readonly begun: true }
  | { readonly outcome: Outcome<unknown>; readonly bytes: number }

/** The outcome of an order: a value, a refusal because of the file, or the end of the process. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly because: 'unreadable' | 'too-much' | 'too-late'; readonly words: string }

export type LaneLimits = {
  /** Most processes of the lane; each handles one order at a time. */
  readonly places: number
  /** Most waiting orders, and most bytes of waiting and running orders together. */
  readonly room: number
  readonly heldBytes: number
  /** Most waiting and running orders of one network together. */
  readonly ofOneNetwork?: number
  /** Most CPU time per order. */
  readonly mostCpuMs: number
  /** Most wall-clock time per order, in case something hangs; and most memory of a process. */
  readonly longestMs: number
  readonly mostBytes: number
  /** Idle time after which a process ends. */
  readonly restMs: number
}

/** Who has requested an order. */
export type Asking = {
  /** Aborted when the requester has left: the order is not started, or its process is killed. */
  readonly leaving?: AbortSignal | undefined
  /** Network of the requester; undefined if unknown. */
  readonly network?: string | undefined
}

/** Thrown if the network of the requester has reached its limit of orders. */
export class TooManyFromOne extends Error {
  override name = 'TooManyFromOne'
}

/** Size of the JavaScript heap of a child; most of its memory is outside of the heap. */
const HEAP_MB = 256
/** Share of the memory limit above which a process is replaced after an order. */
const WORN = 0.5
/** Environment variables that a child gets: none with passwords or keys. */
const TOLD = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'TZ']
/** The signal that ends a child over its CPU limit (watch.ts). */
const OVERWORKED = 'SIGVTALRM'
const KEPT_WORDS = 2_000

/**
 * Opens a lane: processes for untrusted bytes. If a process dies, only its order is affected, and gets an
 * answer; the next order gets a new process. Processes start when orders need them, and end when idle or with
 * the server.
 */
export function openLane({
  places,
  room,
  heldBytes,
  ofOneNetwork = Number.POSITIVE_INFINITY,
  mostCpuMs,
  longestMs,
  mostBytes,
  restMs,
}: LaneLimits) {
  const turns = turnstile(places, room)
  const resting = new Map<ChildProcess, NodeJS.Timeout>()
  const ofNetwork = new Map<string, number>()
  let held = 0

  const wake = (): ChildProcess | undefined => {
    for (const [child, alarm] of resting) {
      clearTimeout(alarm)
      resting.delete(child)
      if (child.connected) return child
    }
    return undefined
  }

  const letRest = (child: ChildProcess) => {
    holdOpen(child, false)
    const alarm = setTimeout(() => {
      resting.delete(child)
      child.kill('SIGKILL')
    }, restMs)
    resting.set(child, alarm.unref())
  }

  const carryOut = async (order: Order, leaving: AbortSignal | undefined): Promise<Outcome<unknown>> => {
    const rested = wake()
    // If the idle process has ended meanwhile, it has not begun the order, so a new process gets it.
    const answer =
      (rested && (await ask(rested, order, { longestMs, leaving }))) ?? (await askNew(order, leaving))
    const { child, outcome, bytes } = answer
    if (child.connected && bytes < mostBytes * WORN) letRest(child)
    else child.kill('SIGKILL')
    if (leaving?.aborted) throw new NobodyWaits()
    return outcome
  }

  const askNew = async (order: Order, leaving: AbortSignal | undefined): Promise<Answer> => {
    const { child, words } = begin(mostBytes)
    const answer = await ask(child, order, { longestMs, leaving })
    if (!answer) throw new Error(`the process that unpacks did not start: ${words()}`)
    return answer
  }

  return {
    /**
     * Runs a task. Rejects with TooManyWaiting if the queue is full, TooManyFromOne if one network has too
     * many orders, NobodyWaits if the requester has left, and with another error if no process can be
     * started.
     */
    async run<Name extends TaskName>(
      task: Name,
      input: Input<Name>,
      { leaving, network }: Asking = {},
    ): Promise<Outcome<Output<Name>>> {
      const here = network === undefined ? 0 : (ofNetwork.get(network) ?? 0)
      if (here >= ofOneNetwork) throw new TooManyFromOne()
      const bytes = weightOf(input)
      if (held > 0 && held + bytes > heldBytes) throw new TooManyWaiting()
      held += bytes
      if (network !== undefined) ofNetwork.set(network, here + 1)
      try {
        return (await turns.run(() => carryOut({ task, input, mostCpuMs }, leaving), { leaving })) as Outcome<
          Output<Name>
        >
      } finally {
        held -= bytes
        if (network !== undefined) {
          const left = (ofNetwork.get(network) ?? 1) - 1
          if (left > 0) ofNetwork.set(network, left)
          else ofNetwork.delete(network)
        }
      }
    },

    /** Ids of idle processes. */
    resting: (): number[] => [...resting.keys()].flatMap(({ pid }) => pid ?? []),
  }
}

type Answer = { readonly child: ChildProcess; readonly outcome: Outcome<unknown>; readonly bytes: number }

/** Sends an order to a child. Returns undefined if the process ended before it received the order. */
function ask(
  child: ChildProcess,
  order: Order,
  { longestMs, leaving }: Pick<Asking, 'leaving'> & { longestMs: number },
): Promise<Answer | undefined> {
  return new Promise(resolve => {
    let hasBegun = false
    let isLate = false
    const end = () => {
      isLate = true
      child.kill('SIGKILL')
    }
    const alarm = setTimeout(end, longestMs)
    leaving?.addEventListener('abort', end)
    if (leaving?.aborted) end()
    const settle = (answer: Answer | undefined) => {
      clearTimeout(alarm)
      leaving?.removeEventListener('abort', end)
      child.off('message', hear)
      child.off('disconnect', gone)
      resolve(answer)
    }
    const hear = (message: FromChild) => {
      // The process is being ended: an answer that is already on its way comes too late.
      if (isLate) return
      if ('begun' in message) hasBegun = true
      else settle({ child, ...message })
    }
    // Runs after all messages of the child.
    const gone = () => {
      // If the process had started at all, its exit code is known only a moment later.
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        return void child.once('exit', gone)
      const why =
        isLate || child.signalCode === OVERWORKED
          ? ({ because: 'too-late', words: 'it took too long' } as const)
          : ({ because: 'too-much', words: 'it took too much memory' } as const)
      settle(
        hasBegun || isLate
          ? { child, outcome: { ok: false, ...why }, bytes: Number.POSITIVE_INFINITY }
          : undefined,
      )
    }
    child.on('message', hear)
    child.on('disconnect', gone)
    holdOpen(child, true)
    if (child.connected) child.send(order, () => {})
    else gone()
  })
}

function begin(mostBytes: number) {
  const told = TOLD.flatMap(name => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  const child = fork(new URL('child.ts', import.meta.url), [String(mostBytes)], {
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${HEAP_MB}`],
    // With few memory arenas, freed memory is returned to the system.
    env: { ...Object.fromEntries(told), MALLOC_ARENA_MAX: '2' },
    // Transfers bytes without conversion.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    windowsHide: true,
  })
  let words = ''
  child.stderr?.on('data', (piece: Buffer) => {
    words = (words + piece.toString()).slice(-KEPT_WORDS)
  })
  // The failure is reported when the connection ends.
  child.on('error', error => {
    words += String(error)
  })
  return { child, words: () => words }
}

/** Keeps this process running for a child that works, but not for an idle one. */
function holdOpen(child: ChildProcess, isAtWork: boolean): void {
  const how = isAtWork ? 'ref' : 'unref'
  child[how]()
  child.channel?.[how]?.()
  const words = child.stderr as { ref?(): void; unref?(): void } | null
  words?.[how]?.()
}

function weightOf(input: unknown): number {
  if (input instanceof Uint8Array) return input.byteLength
  if (typeof input === 'object' && input !== null && 'picture' in input) return weightOf(input.picture)
  return 0
}
