import { ImapFlow } from 'imapflow'

/** The mailbox to which undeliverable mails come back, and its connection settings. */
export type ImapMailbox = {
  readonly host: string
  readonly port: number
  /** Encrypted from the first byte; otherwise by STARTTLS if `tls` requires it. */
  readonly secure: boolean
  readonly tls: boolean
  readonly user: string
  readonly password: string
  /** The folder: `INBOX`. */
  readonly folder: string
}

export type OpenMailbox = {
  /** Changes when the server numbers its messages anew. */
  readonly uidvalidity: string
  /** Returns the numbers of the messages after this one that came since a day, ascending. */
  after(uid: number, since: Date): Promise<readonly number[]>
  /** Returns the first bytes of a message, without marking it; undefined if it is gone. */
  read(uid: number): Promise<Uint8Array | undefined>
  markRead(uid: number): Promise<void>
  /** Ends the connection. */
  close(): void
}

const SETUP_MS = 20_000
/** Longest silence of the server. */
const PATIENCE_MS = 60_000
/** Most bytes read of one message: a report is short, and the returned mail comes after it. */
const MOST_BYTES = 256 * 1024

/**
 * Opens the mailbox. Throws an error with a message for the operator; at once if `signal` aborts. Each command
 * ends: by its answer, by the silence of the server, or by `close`.
 */
export async function openMailbox(
  { host, port, secure, tls, user, password, folder }: ImapMailbox,
  signal: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<OpenMailbox> {
  const setup = Math.min(SETUP_MS, patienceMs)
  const client = new ImapFlow({
    host,
    port,
    secure,
    ...(secure ? {} : { doSTARTTLS: tls }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: setup,
    greetingTimeout: setup,
    socketTimeout: patienceMs,
    maxLiteralSize: 2 * MOST_BYTES,
    maxResponseSize: 4 * MOST_BYTES,
  })
  // Without a listener an error of the connection would end the process; the open command rejects as well.
  client.on('error', () => {})
  const close = () => client.close()
  signal.addEventListener('abort', close)
  try {
    if (signal.aborted) throw new Error('aborted')
    await client.connect()
    const { uidValidity } = await client.mailboxOpen(folder)
    return {
      uidvalidity: String(uidValidity),
      async after(uid, since) {
        const found = await answered(client.search({ uid: `${uid + 1}:*`, since }, { uid: true }))
        // The library answers a refusal of the server so; without this the mailbox would look empty.
        if (!found) throw new Error(NO_ANSWER)
        // `7:*` also finds the last message if its number is lower.
        return found.filter(one => one > uid).toSorted((a, b) => a - b)
      },
      async read(uid) {
        const part = { source: { start: 0, maxLength: MOST_BYTES } }
        const message = await answered(client.fetchOne(String(uid), part, { uid: true }))
        return (message || undefined)?.source
      },
      async markRead(uid) {
        await answered(client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }))
      },
      close() {
        signal.removeEventListener('abort', close)
        client.close()
      },
    }
  } catch (error) {
    signal.removeEventListener('abort', close)
    client.close()
    throw new Error(inGerman(error), { cause: error })
  }
}

const NO_ANSWER = 'Das Postfach für Rückläufer hat nicht geantwortet.'

const answered = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: Error) => {
    throw new Error(`${NO_ANSWER} (${error.message})`)
  })

/** The reason for the operator. The words of the server follow; they never contain the password. */
function inGerman(error: unknown): string {
  const { authenticationFailed, responseText, code, message } = error as Error & {
    authenticationFailed?: boolean
    responseText?: string
    code?: string
  }
  const said = (responseText || code || message).replaceAll(/[\p{Cc}\s]+/gu, ' ').slice(0, 300)
  if (authenticationFailed) return `Das Postfach für Rückläufer hat die Anmeldung abgelehnt (${said}).`
  return `Das Postfach für Rückläufer ließ sich nicht öffnen (${said}).`
}
