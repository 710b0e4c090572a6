import type { Log } from './log.ts'
import type { Say } from './say.ts'
import type { Config } from './settings/config.ts'

/** Thrown if the failed process has already printed the reason. */
export class AlreadySaid extends Error {
  override name = 'AlreadySaid'
}

/** Prints why the website does not start; logs an unexpected error. */
export function sayFailure(error: unknown, config: Config, log: Log, say: Say): void {
  if (error instanceof AlreadySaid) return
  const sentence = describeFailure(error, config)
  if (!sentence) log.error({ err: error }, 'Der Start ist misslungen')
  say(
    sentence ??
      'Die Website konnte nicht gestartet werden, die Ursache steht im Protokoll. / The site could not be started, the log names the cause.',
  )
}

/** Errors of opening the CMS whose message is written for people. */
const SPOKEN = new Set([
  'datenordner',
  'datenordner-belegt',
  'datenordner-leer',
  'datenordner-voll',
  'datenbank-beschaedigt',
  'datenbank-fehlt',
  'datenbank-neuer',
  'datenbank-nicht-erreichbar',
  'datenbank-ungeeignet',
])

/**
 * Returns one German and English sentence about why the server does not start; undefined for an unexpected
 * error.
 */
export function describeFailure(error: unknown, { host, port }: Config): string | undefined {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code !== 'string') return undefined
  if (SPOKEN.has(code)) return String(message)
  switch (code) {
    case 'EADDRINUSE':
      return `Der Anschluss ${port} ist schon belegt; bitte beenden Sie das andere Programm oder setzen Sie PORT auf eine andere Zahl. / Port ${port} is in use; stop the other program or set PORT to another number.`
    case 'EACCES':
      return `Der Anschluss ${port} darf nicht geöffnet werden; bitte setzen Sie PORT auf eine Zahl ab 1024. / Port ${port} may not be opened; set PORT to 1024 or higher.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `Die Einstellung HOST nennt „${host}“, das ist keine Adresse dieses Rechners. / The setting HOST is "${host}", which is no address of this machine.`
    default:
      return undefined
  }
}
