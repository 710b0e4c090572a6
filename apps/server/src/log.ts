import { type DestinationStream, pino } from 'pino'

/** Where the server and its parts say what happened; the shape of pino, so that tests can listen in. */
export type Log = {
  info(about: object, message: string): void
  warn(about: object, message: string): void
  error(about: object, message: string): void
}

/** One JSON line per event on standard output. What could name a person or open a door never gets there. */
export function createLog(level: string, into?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: withoutSecrets },
    serializers: { err: written },
  }
  return into ? pino(options, into) : pino(options)
}

/** An error, or whatever else somebody has thrown. */
function written(thrown: Error): unknown {
  const told = pino.stdSerializers.err(thrown)
  return hasNames(told) ? withoutSecrets(told) : told
}

const SECRETS = new Set(['passwort', 'password', 'token', 'cookie', 'authorization'])
const REMOVED = '[entfernt]'

type About = Record<string, unknown>

/**
 * What is told, and what it tells of, without what has the name of a secret. By ourselves: pino's way of removing it
 * goes through every value of every line, and a line about a request takes twice as long.
 */
function withoutSecrets(about: About): About {
  return cleaned(about, value => (hasNames(value) ? cleaned(value, inner => inner) : value))
}

/** The same where there is nothing to remove, else a copy. */
function cleaned(about: About, inside: (value: unknown) => unknown): About {
  let clean = about
  for (const [name, value] of Object.entries(about)) {
    const told = SECRETS.has(name) ? REMOVED : inside(value)
    if (told === value) continue
    if (clean === about) clean = { ...about }
    clean[name] = told
  }
  return clean
}

/** Errors are written down by pino first; lists have no names. */
const hasNames = (value: unknown): value is About =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Error)
