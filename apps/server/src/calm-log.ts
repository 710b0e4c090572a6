import { isCmsError, isNoData } from '@rathausplatz/contract'
import type { Log } from './log.ts'
import { scrub } from './observe/scrub.ts'

/** A repeated fault is logged at once, then once per pause with its count. */
const PAUSE_MS = 60_000
/** Most kinds of faults that are distinguished; all further ones count as one kind per level. */
const MOST_KINDS = 100
const LONGEST_TEXT = 300
const LONGEST_STACK = 2_000
const MOST_CAUSES = 4

type Kind = { again: number; last: () => void }

/**
 * Wraps a log so that a fault that every request repeats does not fill the disk: warnings and errors of one
 * kind are one line a minute. Text from outside is cut, so that a request cannot write long lines. `stop`
 * logs the repetitions that are still pending.
 */
export function calmLog(log: Log, pauseMs = PAUSE_MS): Log & { stop(): void } {
  const kinds = new Map<string, Kind>()
  const alarms = new Set<NodeJS.Timeout>()

  const tell = (level: 'warn' | 'error') => (about: object, message: string) => {
    const name = kindOf(level, about, message)
    const kind = kinds.has(name) || kinds.size < MOST_KINDS ? name : `${level} beyond`
    const known = kinds.get(kind)
    if (known) {
      known.again += 1
      known.last = () => log[level]({ ...short(about), wiederholt: known.again }, message)
      return
    }
    log[level](short(about), message)
    rest(kind)
  }

  /**
   * Suppresses a kind for one pause, then logs its repetitions as one line and starts another pause; forgets
   * the kind if there were none.
   */
  const rest = (kind: string) => {
    const state: Kind = { again: 0, last: () => {} }
    kinds.set(kind, state)
    const alarm = setTimeout(() => {
      alarms.delete(alarm)
      kinds.delete(kind)
      if (state.again === 0) return
      state.last()
      rest(kind)
    }, pauseMs)
    alarm.unref()
    alarms.add(alarm)
  }

  return {
    info: (about, message) => log.info(about, message),
    warn: tell('warn'),
    error: tell('error'),
    stop() {
      for (const alarm of alarms) clearTimeout(alarm)
      for (const { again, last } of kinds.values()) if (again > 0) last()
      kinds.clear()
    },
  }
}

/**
 * Returns the key of a kind of fault: its message and subject, without details that change from time to time.
 */
function kindOf(level: string, about: object, message: string): string {
  const { err, call, menu, template, bereich } = about as Record<string, unknown>
  const reason = isExpected(err) || !(err instanceof Error) ? '' : err.message.slice(0, 100)
  return JSON.stringify([level, message, reason, call, menu, template, bereich]).slice(0, 600)
}

/** True for a failing CMS: that is no fault of the program, so the stack is not logged. */
const isExpected = (error: unknown) => isNoData(error) || isCmsError(error)

function short(about: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(about).map(([name, value]) => [
      name,
      name === 'err' ? shortError(value) : shortText(value),
    ]),
  )
}

function shortText(value: unknown): unknown {
  return typeof value === 'string' ? cut(value, LONGEST_TEXT) : value
}

function shortError(error: unknown): string {
  if (!(error instanceof Error)) return cut(String(error), LONGEST_TEXT)
  const { name, message, stack } = error
  const reason = causesOf(error)
    .map(cause => ` (${cut(`${cause.name}: ${scrub(cause.message)}${codeOf(cause)}`, LONGEST_TEXT)})`)
    .join('')
  if (isExpected(error)) return `${name}: ${cut(message, LONGEST_TEXT)}${reason}`
  return cut(stack ?? `${name}: ${message}`, LONGEST_STACK) + reason
}

/** Returns the chain of causes, outermost first: the innermost one often holds the reason of a database. */
function causesOf(error: Error): Error[] {
  const causes: Error[] = []
  for (let { cause } = error; cause instanceof Error && causes.length < MOST_CAUSES; cause = cause.cause)
    causes.push(cause)
  return causes
}

/** The error code of the database or the operating system, if any. */
function codeOf(error: Error): string {
  const { errcode, code = errcode } = error as { errcode?: unknown; code?: unknown }
  return typeof code === 'number' || (typeof code === 'string' && /^\w{1,40}$/.test(code)) ? `, ${code}` : ''
}

/** Copies the text: a slice of a long string would keep the whole string in memory. */
function cut(text: string, most: number): string {
  return text.length > most ? `${Buffer.from(text.slice(0, most)).toString()}…` : text
}
