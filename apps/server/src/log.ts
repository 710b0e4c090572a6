import { pino } from 'pino'

/** Where the server and its parts say what happened; the shape of pino, so that tests can listen in. */
export type Log = {
  info(about: object, message: string): void
  warn(about: object, message: string): void
  error(about: object, message: string): void
}

/** One JSON line per event on standard output. What could name a person or open a door never gets there. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: label => ({ level: label }) },
    redact: {
      paths: [
        'passwort',
        'password',
        'token',
        'cookie',
        'authorization',
        '*.passwort',
        '*.password',
        '*.token',
        '*.cookie',
        '*.authorization',
      ],
      censor: '[entfernt]',
    },
  })
}
