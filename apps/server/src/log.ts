import { type DestinationStream, pino } from 'pino'

/** Where the server and its parts log. It has the shape of pino, so that tests can replace it. */
export type Log = {
  info(about: object, message: string): void
  warn(about: object, message: string): void
  error(about: object, message: string): void
}

/**
 * Creates a log of one JSON line per event on standard output. The values of secrets, such as passwords,
 * tokens and cookies, are removed.
 */
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

/** Serialises an error, or any other thrown value. */
function written(thrown: Error): unknown {
  const told = pino.stdSerializers.err(thrown)
  return hasNames(told) ? withoutSecrets(told) : told
}

/** `schluessel` names files of the library too, and `code` errors: those are removed only where they look like secrets. */
const SECRETS = new Set([
  'passwort',
  'neues_passwort',
  'einmalpasswort',
  'password',
  'token',
  'cookie',
  'authorization',
  'geheimnis',
  'secret',
  'api_key',
  'codes',
])
const MAYBE = new Set(['schluessel', 'code', 'vorgang'])
/** A code of an app, a recovery code, or a random key as `newToken` makes it. */
const LOOKS_SECRET = /^(?:\d{6}|[A-Z\d]{4}(?:-[A-Z\d]{4}){2}|[\w-]{43,})$/

const isSecret = (name: string, value: unknown): boolean =>
  SECRETS.has(name) || (MAYBE.has(name) && typeof value === 'string' && LOOKS_SECRET.test(value))

const REMOVED = '[entfernt]'

type About = Record<string, unknown>

/**
 * Removes values whose key is the name of a secret, two levels deep. Does not use the redaction of pino,
 * which visits every value of every line: a line about a request would take twice as long.
 */
function withoutSecrets(about: About): About {
  return cleaned(about, value => (hasNames(value) ? cleaned(value, inner => inner) : value))
}

/** Returns the same object if nothing is removed, else a copy. */
function cleaned(about: About, inside: (value: unknown) => unknown): About {
  let clean = about
  for (const [name, value] of Object.entries(about)) {
    const told = isSecret(name, value) ? REMOVED : inside(value)
    if (told === value) continue
    if (clean === about) clean = { ...about }
    clean[name] = told
  }
  return clean
}

/** False for errors, which `written` serialises, and for lists, which have no keys. */
const hasNames = (value: unknown): value is About =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Error)
