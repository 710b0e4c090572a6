import { type ChildProcess, fork } from 'node:child_process'
import { NobodyWaits, TooManyWaiting, turnstile } from '../limits/turnstile.ts'
import type { Input, Output, TaskName } from './tasks.ts'

export type Order = { readonly task: TaskName; readonly input: unknown; readonly mostCpuMs: number }
/** A child says that it has an order, and then what came of it and how much memory it holds now. */
export type FromChild =
  | { readonly begun: true }
  | { readonly outcome: Outcome<unknown>; readonly bytes: number }

/** What came of it: something, nothing because of what the bytes are, or the end of the process that unpacked them. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly because: 'unreadable' | 'too-much' | 'too-late'; readonly words: string }

export type LaneLimits = {
  /** So many processes at most, each with one order at a time. */
  readonly places: number
  /** So many orders wait, and so many bytes are held for them and for those at work. */
  readonly room: number
  readonly heldBytes: number
  /** So many orders of one network at once, waiting or at work. */
  readonly ofOneNetwork?: number
  /** How long processors may work for one order, and how much memory the process may take that does it. */
  readonly mostCpuMs: number
  /** How long it may take by the clock: only where something hangs. */
  readonly longestMs: number
  readonly mostBytes: number
  /** A process that has nothing to do goes after a while. */
  readonly restMs: number
}

/** Whoever gives an order. */
export type Asking = {
  /** Aborted where they wait no longer: nothing is begun for them any more, and what was begun ends. */
  readonly leaving?: AbortSignal | undefined
  /** Where they are; undefined where nobody can tell. */
  readonly network?: string | undefined
}

/** The lane has as much from this network as it takes; there is room for others. */
export class TooManyFromOne extends Error {
  override name = 'TooManyFromOne'
}

/** What JavaScript itself may hold; most of the rest lies outside of its heap. */
const HEAP_MB = 256
/** One that has not given its memory back is replaced. */
const WORN = 0.5
/** All that a child is told of the house: no passwords, no keys. */
const TOLD = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'TZ']
/** By this signal a child ends that has worked too long (watch.ts). */
const OVERWORKED = 'SIGVTALRM'
const KEPT_WORDS = 2_000

/**
 * Does what has to do with bytes of strangers in processes of their own. One that dies of an order dies alone: the order has
 * its answer, and the next one a new process. They begin with the first order, and end when the lane rests or the house ends.
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
    // One that ended while it rested has not even begun.
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
     * Rejects with TooManyWaiting where the line is full, TooManyFromOne where one network fills it, NobodyWaits where who
     * asks has left, and with a fault where no process can be started.
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

    /** The processes that are there with nothing to do. */
    resting: (): number[] => [...resting.keys()].flatMap(({ pid }) => pid ?? []),
  }
}

type Answer = { readonly child: ChildProcess; readonly outcome: Outcome<unknown>; readonly bytes: number }

/** What comes of an order; nothing where the process was gone before it had the order. */
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
      if ('begun' in message) hasBegun = true
      else settle({ child, ...message })
    }
    // Comes after everything that it has said.
    const gone = () => {
      // How it ended is known a moment later, where it had begun at all.
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
    // Few pools of memory: what is given back shall be given back.
    env: { ...Object.fromEntries(told), MALLOC_ARENA_MAX: '2' },
    // Bytes go as they are.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    windowsHide: true,
  })
  let words = ''
  child.stderr?.on('data', (piece: Buffer) => {
    words = (words + piece.toString()).slice(-KEPT_WORDS)
  })
  // What it dies of is told by the end of the connection.
  child.on('error', error => {
    words += String(error)
  })
  return { child, words: () => words }
}

/** Whether this process stays for the sake of a child: while it works, not while it rests. */
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
