import { createHash, randomBytes } from 'node:crypto'
import { CmsError, type Kontaktnachricht } from '@rathausplatz/contract'
import type { Kysely } from 'kysely'
import type { DailyJob } from '../jobs/daily-jobs.ts'
import { type Database, ok } from '../store/index.ts'
import type { KontaktTables } from './tables.ts'

/** Days after which a message is deleted here; what became a case lives on in the office's own files. */
const AUFBEWAHRUNG_TAGE = 180

/** Messages that one address, and all together, may send within ten minutes. */
const MOST_OF_ONE = 5
const MOST_OF_ALL = 100
const TEN_MINUTES = 10 * 60_000

export type Eingang = Kontaktnachricht & { readonly vorgang: string; readonly eingegangen_am: string }

/** Keeps the messages of the contact form. */
export function openKontakt(database: Database, clock: () => Date) {
  const tablesOf = (db: Database['read']) => db.withTables<KontaktTables>()

  return {
    /** Stored when this returns. Throws 'zu-viele' where someone floods the town. */
    async receive(einreichung: string, nachricht: Kontaktnachricht): Promise<{ vorgang: string }> {
      const fingerabdruck = fingerprint(einreichung, nachricht)
      const stored = await database.write<{ vorgang: string } | 'zu-viele'>(async transaction => {
        const db = tablesOf(transaction)
        const known = await db
          .selectFrom('kontaktnachrichten')
          .select('vorgang')
          .where('fingerabdruck', '=', fingerabdruck)
          .executeTakeFirst()
        if (known) return ok(known)
        const now = clock()
        const absender = nachricht.email.toLowerCase()
        if (await isFlood(db, absender, now)) return ok('zu-viele' as const)
        const row = { vorgang: newVorgang(), fingerabdruck, absender, eingegangen_am: now.toISOString() }
        await db
          .insertInto('kontaktnachrichten')
          .values({ ...row, data: JSON.stringify(nachricht) })
          .execute()
        return ok({ vorgang: row.vorgang })
      })
      if (!stored.ok) throw new Error(stored.error.message, { cause: stored.cause })
      if (stored.value === 'zu-viele') throw new CmsError('zu-viele')
      return stored.value
    },

    /** For the office: the newest first. */
    async eingaenge({ limit, offset = 0 }: { limit: number; offset?: number }): Promise<Eingang[]> {
      const rows = await tablesOf(database.read)
        .selectFrom('kontaktnachrichten')
        .select(['vorgang', 'eingegangen_am', 'data'])
        .orderBy('eingegangen_am', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(({ data, ...row }) => Object.assign(JSON.parse(data) as Kontaktnachricht, row))
    },
  }
}

export type Kontakt = ReturnType<typeof openKontakt>

function fingerprint(einreichung: string, nachricht: Kontaktnachricht): string {
  const { anlass, nachricht: text, name, email, telefon, seite } = nachricht
  return createHash('sha256')
    .update(JSON.stringify([einreichung, anlass, text, name, email, telefon, seite]))
    .digest('hex')
}

/** Letters and digits that nobody confuses when reading them out on the telephone (no I, L, O, U). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const newVorgang = () => `K-${[...randomBytes(8)].map(byte => LETTERS[byte % LETTERS.length]).join('')}`

async function isFlood(db: Kysely<KontaktTables>, absender: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - TEN_MINUTES).toISOString()
  const { all, own } = await db
    .selectFrom('kontaktnachrichten')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('absender', '=', absender).as('own'),
    ])
    .where('eingegangen_am', '>', since)
    // What came while the clock was ahead is no flood of today.
    .where('eingegangen_am', '<=', now.toISOString())
    .executeTakeFirstOrThrow()
  return Number(own) >= MOST_OF_ONE || Number(all) >= MOST_OF_ALL
}

export const forgetOldMessages: DailyJob = {
  name: 'Nachrichten des Kontaktformulars löschen',
  async run(transaction, now) {
    const limit = new Date(now.getTime() - AUFBEWAHRUNG_TAGE * 24 * 3_600_000).toISOString()
    await transaction
      .withTables<KontaktTables>()
      .deleteFrom('kontaktnachrichten')
      .where('eingegangen_am', '<', limit)
      .execute()
  },
}
