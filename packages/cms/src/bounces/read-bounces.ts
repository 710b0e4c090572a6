import { fristen } from '@rathausplatz/contract/fristen'
import type { WorkJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import type { Database, Db } from '../store/index.ts'
import { ok, orThrow } from '../store/result.ts'
import type { ImapMailbox, OpenMailbox } from './mailbox.ts'
import { noteBounce } from './note-bounce.ts'
import type { Reading } from './read-bounce.ts'
import { readTo, readUpTo } from './tables.ts'

type Options = {
  database: Database
  mailbox: ImapMailbox
  clock: () => Date
  log: Log
  /** How long the server may be silent, in milliseconds. */
  patienceMs?: number
}

/** Messages of one run; the next run continues. */
const MOST_AT_ONCE = 500
const EVERY_MINUTES = 5
/** Runs that may break off at the same message before it is passed over. */
const MOST_TRIES = 3
const DAY_MS = 24 * 3_600_000

/**
 * Reads the mailbox to which undeliverable mails come back, and notes each report at its mail. What is noted
 * and how far the mailbox is read is one transaction; only then the message is marked as read. A message that
 * may be from a person stays unread.
 */
export function readBounces({ database, mailbox, clock, log, patienceMs }: Options): WorkJob {
  const place = `${mailbox.user}@${mailbox.host}/${mailbox.folder}`
  /** The message at which the last runs of this process broke off: it must not stop the others for ever. */
  let broken = { uid: 0, times: 0 }

  const write = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    orThrow(database.write(async db => ok(await work(db))))

  const readingOf = async (uid: number, bytes: Uint8Array): Promise<Reading> => {
    // Loaded only when there is something to read, to save memory.
    const { readBounce } = await import('./read-bounce.ts')
    return readBounce(bytes).catch((err: Error) => {
      log.warn({ uid, fehler: err.message }, 'Eine Nachricht im Postfach für Rückläufer ist nicht lesbar.')
      return { was: 'anderes' }
    })
  }

  const bytesOf = async (open: OpenMailbox, uid: number): Promise<Uint8Array | undefined> => {
    const times = uid === broken.uid ? broken.times : 0
    if (times === MOST_TRIES) {
      log.warn({ uid }, 'Eine Nachricht im Postfach für Rückläufer ist nicht abzurufen und wird übergangen.')
      return undefined
    }
    broken = { uid, times: times + 1 }
    const bytes = await open.read(uid)
    broken = { uid: 0, times: 0 }
    return bytes
  }

  const take = async (open: OpenMailbox, uid: number): Promise<Reading['was'] | 'weg'> => {
    const bytes = await bytesOf(open, uid)
    const reading = bytes && (await readingOf(uid, bytes))
    const noted = await write(async db => {
      const found = reading?.was === 'bericht' ? await noteBounce(db, reading, clock()) : undefined
      await readTo(db, place, { uidvalidity: open.uidvalidity, uid })
      return found
    })
    if (noted?.action === 'failed')
      log.error(
        { mail: noted.mail.id, anlass: noted.mail.anlass, zustand: 'zurueckgekommen' },
        'Eine E-Mail kam als unzustellbar zurück. Mehr sagt „npm run post“.',
      )
    if (reading && reading.was !== 'anderes') await open.markRead(uid)
    return reading?.was ?? 'weg'
  }

  return {
    name: 'Unzustellbare E-Mails lesen',
    due: { everyMinutes: EVERY_MINUTES },
    async work({ signal }) {
      const { openMailbox } = await import('./mailbox.ts')
      const open = await openMailbox(mailbox, signal, patienceMs)
      try {
        const last = await readUpTo(database.read, place, open.uidvalidity)
        // Sent mails are deleted after this term, and with them what a report could be noted at.
        const since = new Date(clock().getTime() - fristen.verschickt * DAY_MS)
        const uids = (await open.after(last, since)).slice(0, MOST_AT_ONCE)
        let letters = 0
        for (const uid of uids) {
          if (signal.aborted) return
          if ((await take(open, uid)) === 'anderes') letters++
        }
        if (letters > 0)
          log.info({ anzahl: letters }, 'Im Postfach für Rückläufer liegen Nachrichten, die keine sind.')
      } finally {
        open.close()
      }
    },
  }
}
