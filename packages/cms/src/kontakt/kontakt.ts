import { createHash, randomBytes } from 'node:crypto'
import { CmsError, type Kontaktnachricht } from '@rathausplatz/contract'
import { ablagen } from '@rathausplatz/contract/ablagen'
import type { DailyJob } from '../jobs/daily-jobs.ts'
import { type Database, ok } from '../store/index.ts'
import { openPatience } from './patience.ts'
import type { KontaktTables } from './tables.ts'

/** Days after which a message is deleted here; what became a case lives on in the office's own files. */
const { tage: AUFBEWAHRUNG_TAGE } = ablagen.kontaktnachrichten.dauer

export type Eingang = Kontaktnachricht & { readonly vorgang: string; readonly eingegangen_am: string }

/** Keeps the messages of the contact form. */
export function openKontakt(database: Database, clock: () => Date) {
  const patience = openPatience()
  const tablesOf = (db: Database['read']) => db.withTables<KontaktTables>()

  return {
    /** Stored when this returns. Throws 'zu-viele' where its sender floods the town. */
    async receive(
      einreichung: string,
      nachricht: Kontaktnachricht,
      sender?: string,
    ): Promise<{ vorgang: string }> {
      const fingerabdruck = fingerprint(einreichung, nachricht)
      const stored = await database.write<{ vorgang: string } | { retryAfter: number }>(async transaction => {
        const db = tablesOf(transaction)
        const known = await db
          .selectFrom('kontaktnachrichten')
          .select('vorgang')
          .where('fingerabdruck', '=', fingerabdruck)
          .executeTakeFirst()
        if (known) return ok(known)
        const now = clock()
        const retryAfter = patience.take(sender)
        if (retryAfter !== undefined) return ok({ retryAfter })
        const absender = nachricht.email.toLowerCase()
        const row = { vorgang: newVorgang(), fingerabdruck, absender, eingegangen_am: now.toISOString() }
        await db
          .insertInto('kontaktnachrichten')
          .values({ ...row, data: JSON.stringify(nachricht) })
          .execute()
        return ok({ vorgang: row.vorgang })
      })
      if (!stored.ok) throw new Error(stored.error.message, { cause: stored.cause })
      if ('retryAfter' in stored.value) throw new CmsError('zu-viele', undefined, stored.value)
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
