import { Readable } from 'node:stream'
import { SERVERANTWORT } from '@rathausplatz/contract'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Message } from './message.ts'

/** A mail server and its connection settings. */
export type SmtpServer = {
  readonly host: string
  readonly port: number
  /** Encrypted from the first byte; otherwise by STARTTLS if `tls` requires it. */
  readonly secure: boolean
  readonly tls: boolean
  readonly user?: string | undefined
  readonly password?: string | undefined
}

export type Outcome =
  | { readonly was: 'gesendet' }
  /** Rejected for good: the fault is in this mail. */
  | { readonly was: 'abgelehnt'; readonly fault: string }
  /** Not accepted this time. `isServer`: the server would accept no other mail either. */
  | { readonly was: 'vertagt'; readonly fault: string; readonly isServer: boolean }
  /** The end was written, and no answer came. */
  | { readonly was: 'ungewiss'; readonly fault: string }
  /** Aborted before the end: another process has claimed the mail, or this process closes. */
  | { readonly was: 'abgebrochen' }

export type SmtpSession = {
  /**
   * Sends a mail. Everything but its end goes out first; the end follows only if `claim` resolves to true.
   * Otherwise the connection is closed, and the server discards what it has.
   */
  send(message: Message, claim: () => Promise<boolean>): Promise<Outcome>
  /** Aborts the mail under way. If its end is written, waits up to `FAREWELL_MS` for the answer. */
  close(): void
}

const SETUP_MS = 20_000
/** RFC 5321 grants a server ten minutes to answer the end of a mail; five are enough here. */
const PATIENCE_MS = 5 * 60_000
/**
 * Timeout of a whole mail, in multiples of the allowed silence: a mail must end even if its server sends a
 * few bytes now and then.
 */
const SILENCES_OF_A_MAIL = 2
/** Timeout for connecting and login, in multiples of `SETUP_MS`. */
const SETUPS = 3

/**
 * Connects and logs in. Throws an error with a message for the operator if the server is unreachable or
 * rejects the login; at once if `signal` aborts.
 */
export async function openSmtp(
  server: SmtpServer,
  signal: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<SmtpSession> {
  const { host, port, secure, tls, user, password } = server
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    requireTLS: tls && !secure,
    ignoreTLS: !tls,
    connectionTimeout: Math.min(SETUP_MS, patienceMs),
    greetingTimeout: Math.min(SETUP_MS, patienceMs),
    socketTimeout: patienceMs,
    socketCloseTimeout: 1_000,
  })
  let broken: Error | undefined
  const broke = new Promise<never>((_, reject) => {
    connection.on('error', error => {
      broken = error
      reject(error)
    })
  })
  broke.catch(() => {})
  let giveUp = () => {}
  const toClose = new Promise<never>((_, reject) => {
    giveUp = () => reject(new BrokenOff())
  })
  toClose.catch(() => {})
  let isLate = () => {}
  const late = new Promise<never>((_, reject) => {
    isLate = () => reject(tooLate())
  })
  late.catch(() => {})
  const alarm = setTimeout(() => isLate(), SETUPS * Math.min(SETUP_MS, patienceMs)).unref()
  signal.addEventListener('abort', giveUp)
  if (signal.aborted) giveUp()
  const answered = (begin: (done: (error?: Error | null) => void) => void) =>
    Promise.race([
      new Promise<void>((resolve, reject) => begin(error => (error ? reject(error) : resolve()))),
      broke,
      toClose,
      late,
    ])
  try {
    await answered(done => connection.connect(done))
    if (user !== undefined)
      await answered(done => connection.login({ credentials: { user, pass: password ?? '' } }, done))
  } catch (error) {
    connection.close()
    throw new Error(inGerman(error), { cause: error })
  } finally {
    clearTimeout(alarm)
    signal.removeEventListener('abort', giveUp)
  }

  let isClosed = false
  let breakOff = (_error: Error) => {}
  return {
    async send({ envelope, bytes }, claim) {
      if (isClosed) return { was: 'abgebrochen' }
      let isClaimed: boolean | undefined
      let isOver = false
      let hasEnd = false
      let claiming: Promise<boolean> | undefined
      let alarm: NodeJS.Timeout | undefined
      async function* parts() {
        yield bytes
        claiming = claim()
        isClaimed = await claiming
        if (!isClaimed || isOver) throw new BrokenOff()
        hasEnd = true
      }
      const error = await new Promise<unknown>(resolve => {
        if (broken) return resolve(broken)
        alarm = setTimeout(() => resolve(tooLate()), SILENCES_OF_A_MAIL * patienceMs).unref()
        breakOff = error => (hasEnd ? setTimeout(resolve, FAREWELL_MS, error).unref() : resolve(error))
        const content = Readable.from(parts(), { objectMode: false })
        const { dsn, ...way } = envelope
        const report = { ...dsn, notify: [...dsn.notify] }
        connection.send({ ...way, dsn: report, size: bytes.length }, content, error =>
          resolve(error ?? undefined),
        )
      })
      isOver = true
      clearTimeout(alarm)
      // If the server answers before the end is written, waits for the claim that was started meanwhile.
      await claiming?.catch(() => {})
      if (!error) return { was: 'gesendet' }
      connection.close()
      if (!hasEnd && (isClaimed === false || error instanceof BrokenOff)) return { was: 'abgebrochen' }
      return outcomeOf(error as SmtpError, { hasEnd })
    },
    close() {
      isClosed = true
      breakOff(new BrokenOff())
      connection.quit()
      // Closes the connection if the server does not answer QUIT.
      setTimeout(() => connection.close(), FAREWELL_MS).unref()
    },
  }
}

/** How long a closing process waits for an answer. */
const FAREWELL_MS = 3_000

class BrokenOff extends Error {}

const tooLate = () => Object.assign(new Error('It takes too long'), { code: 'ETIMEDOUT' })

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string }

function outcomeOf(error: SmtpError, { hasEnd }: { hasEnd: boolean }): Outcome {
  const { code, command, responseCode = 0 } = error
  const fault = inGerman(error)
  const isAnswer = responseCode > 0
  if (hasEnd && !isAnswer) return { was: 'ungewiss', fault }
  // Larger than the SIZE that the server announced.
  if (code === 'EMESSAGE' && !isAnswer) return { was: 'abgelehnt', fault }
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (isAboutMail && responseCode >= 500) return { was: 'abgelehnt', fault }
  return { was: 'vertagt', fault, isServer: !isAboutMail }
}

/** The message for the operator, followed by the words of the server. */
function inGerman(error: unknown): string {
  const { code = '', response, message } = error as SmtpError
  const said = response ? ` ${SERVERANTWORT}${response.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 300)}` : ''
  const sentence = SENTENCES.find(([codes]) => codes.includes(code))?.[1]
  return (sentence ?? `Der Mailserver hat die E-Mail nicht angenommen (${code || message}).`) + said
}

const SENTENCES: readonly (readonly [codes: readonly string[], sentence: string])[] = [
  [['EAUTH', 'ENOAUTH'], 'Der Mailserver hat Benutzername oder Passwort abgelehnt.'],
  [['ETLS'], 'Mit dem Mailserver kam keine verschlüsselte Verbindung zustande.'],
  [['EDNS'], 'Der Rechnername des Mailservers ist nicht bekannt.'],
  [['ETIMEDOUT'], 'Der Mailserver hat nicht rechtzeitig geantwortet.'],
  [['ECONNECTION', 'ESOCKET'], 'Die Verbindung zum Mailserver kam nicht zustande oder brach ab.'],
  [['EENVELOPE'], 'Der Mailserver hat Absender oder Empfänger nicht angenommen.'],
]
