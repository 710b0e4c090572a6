import { isCmsError, isNoData } from '@rathausplatz/contract'
import type { Log } from './log.ts'
import { scrub } from './observe/scrub.ts'

/** The same trouble is told once, and then once a minute with how often it came. */
const PAUSE_MS = 60_000
/** Kinds of trouble that are told apart; what comes beyond them is one kind. */
const MOST_KINDS = 100
const LONGEST_TEXT = 300
const LONGEST_STACK = 2_000
const MOST_CAUSES = 4

type Kind = { again: number; last: () => void }

/**
 * A log in which trouble that comes with every request fills no disk: warnings and errors of one kind are one line a
 * minute. Words from outside are cut, so that nobody writes a book into it. `stop` tells what is still untold.
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

  /** Quiet for a while; then what came meanwhile is one line, and the kind rests again, else it is forgotten. */
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

/** What happened to whom, without what differs from time to time. */
function kindOf(level: string, about: object, message: string): string {
  const { err, call, menu, template, bereich } = about as Record<string, unknown>
  const reason = isExpected(err) || !(err instanceof Error) ? '' : err.message.slice(0, 100)
  return JSON.stringify([level, message, reason, call, menu, template, bereich]).slice(0, 600)
}

/** A CMS that fails is no fault of the program: where it happened says nothing. */
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

/** What it was wrapped around, from the outside in: a database says at the very end what was wrong. */
function causesOf(error: Error): Error[] {
  const causes: Error[] = []
  for (let { cause } = error; cause instanceof Error && causes.length < MOST_CAUSES; cause = cause.cause)
    causes.push(cause)
  return causes
}

/** By which a database or the machine names it. */
function codeOf(error: Error): string {
  const { errcode, code = errcode } = error as { errcode?: unknown; code?: unknown }
  return typeof code === 'number' || (typeof code === 'string' && /^\w{1,40}$/.test(code)) ? `, ${code}` : ''
}

/** A copy of its own: a part of a long text would keep the whole in memory. */
function cut(text: string, most: number): string {
  return text.length > most ? `${Buffer.from(text.slice(0, most)).toString()}…` : text
}
