import { createHash } from 'node:crypto'
import {
  CmsError,
  type Kontaktnachricht,
  type Nachrichtenschritt,
  type Nachrichtenstand,
} from '@rathausplatz/contract'
import { ablagen } from '@rathausplatz/contract/ablagen'
import type { Selectable } from 'kysely'
import { daysBefore } from '../jobs/days-before.ts'
import type { StepJob } from '../jobs/job.ts'
import { spokenLetters } from '../keys/spoken.ts'
import { limitsIn, take } from '../limits/limits.ts'
import type { Log } from '../log.ts'
import { type Database, ok, type Result } from '../store/index.ts'
import { failed, notFound } from '../store/result.ts'
import { copyToOffice } from './copy-to-office.ts'
import type { Offices } from './offices.ts'
import { patienceWith } from './patience.ts'
import type { KontaktTables } from './tables.ts'

/** Days after which a message is deleted here; what became a case lives on in the office's own files. */
const { tage: AUFBEWAHRUNG_TAGE } = ablagen.kontaktnachrichten.dauer

export type Eingang = Kontaktnachricht & {
  readonly vorgang: string
  readonly eingegangen_am: string
  readonly bearbeitung: Bearbeitung
}

/** How the house deals with a message. */
export type Bearbeitung = {
  readonly stand: Nachrichtenstand
  /** The account that it is given to. */
  readonly zustaendig: string | null
  readonly notiz: string
  readonly fassung: number
  readonly zuletzt: { readonly am: string; readonly von: string } | null
}

type Wanted = {
  readonly stand?: readonly Nachrichtenstand[] | undefined
  readonly zustaendig?: string | undefined
  readonly limit: number
  readonly offset?: number | undefined
}

type Step = {
  readonly grundfassung: number
  readonly schritt?: Nachrichtenschritt | undefined
  readonly notiz?: string | undefined
  readonly author: string
}

type Options = {
  database: Database
  clock: () => Date
  /** To whom a copy of a message goes; to nobody where it is not known. */
  offices?: Offices
  log?: Log
}

/** Keeps the messages of the contact form, each with a copy to the office that it is for. */
export function openKontakt({ database, clock, offices = async () => [], log }: Options) {
  const tablesOf = (db: Database['read']) => db.withTables<KontaktTables>()
  const rowOf = (db: Database['read'], vorgang: string) =>
    tablesOf(db)
      .selectFrom('kontaktnachrichten')
      .selectAll()
      .where('vorgang', '=', vorgang)
      .executeTakeFirst()

  return {
    /** Stored when this returns. Throws 'zu-viele' where its sender floods the town. */
    async receive(
      einreichung: string,
      nachricht: Kontaktnachricht,
      sender?: string,
    ): Promise<{ vorgang: string }> {
      const fingerabdruck = fingerprint(einreichung, nachricht)
      const addresses = await offices(nachricht)
      const stored = await database.write<{ vorgang: string } | { retryAfter: number }>(async transaction => {
        const db = tablesOf(transaction)
        const known = await db
          .selectFrom('kontaktnachrichten')
          .select('vorgang')
          .where('fingerabdruck', '=', fingerabdruck)
          .executeTakeFirst()
        if (known) return ok(known)
        const now = clock()
        const retryAfter = await take(limitsIn(transaction), patienceWith(sender), now)
        if (retryAfter !== undefined) return ok({ retryAfter })
        const absender = nachricht.email.toLowerCase()
        const row = { vorgang: newVorgang(), fingerabdruck, absender, eingegangen_am: now.toISOString() }
        await db
          .insertInto('kontaktnachrichten')
          .values({ ...row, data: JSON.stringify(nachricht) })
          .execute()
        await copyToOffice(transaction, { ...nachricht, vorgang: row.vorgang }, { addresses, now, log })
        return ok({ vorgang: row.vorgang })
      })
      if (!stored.ok) throw new Error(stored.error.message, { cause: stored.cause })
      if ('retryAfter' in stored.value) throw new CmsError('zu-viele', undefined, stored.value)
      return stored.value
    },

    /** For the office: the newest first. */
    async eingaenge({ stand, zustaendig, limit, offset = 0 }: Wanted): Promise<Eingang[]> {
      const rows = await tablesOf(database.read)
        .selectFrom('kontaktnachrichten')
        .selectAll()
        .$if(stand !== undefined, query => query.where('stand', 'in', stand ?? []))
        .$if(zustaendig !== undefined, query => query.where('zustaendig', '=', zustaendig ?? ''))
        .orderBy('eingegangen_am', 'desc')
        .orderBy('vorgang')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(eingangOf)
    },

    async eingang(vorgang: string): Promise<Eingang | undefined> {
      const row = await rowOf(database.read, vorgang)
      return row && eingangOf(row)
    },

    /** How many wait for somebody, how many somebody is at, and how many of these one account. */
    async offene(account: string) {
      const rows = await tablesOf(database.read)
        .selectFrom('kontaktnachrichten')
        .select(({ fn }) => ['stand', 'zustaendig', fn.countAll().as('count')])
        .where('stand', 'in', ['neu', 'in_arbeit'])
        .groupBy(['stand', 'zustaendig'])
        .execute()
      const sum = (those: typeof rows) => those.reduce((all, { count }) => all + Number(count), 0)
      return {
        neu: sum(rows.filter(({ stand }) => stand === 'neu')),
        in_arbeit: sum(rows.filter(({ stand }) => stand === 'in_arbeit')),
        meine: sum(rows.filter(({ stand, zustaendig }) => stand === 'in_arbeit' && zustaendig === account)),
      }
    },

    /** A step of somebody, from what they saw of it: where another was quicker, nothing is changed. */
    bearbeiten(vorgang: string, { grundfassung, schritt, notiz, author }: Step): Promise<Result<Eingang>> {
      return database.write<Eingang>(async transaction => {
        const row = await rowOf(transaction, vorgang)
        if (!row)
          return notFound(
            `Diese Nachricht gibt es nicht mehr. Nach ${AUFBEWAHRUNG_TAGE} Tagen wird sie hier gelöscht.`,
          )
        const { stand, zustaendig } = afterStep(row, schritt, author)
        const wanted = { stand, zustaendig, notiz: notiz ?? row.notiz }
        // Sent again because the answer got lost: that is done already.
        const isDone =
          wanted.stand === row.stand && wanted.zustaendig === row.zustaendig && wanted.notiz === row.notiz
        if (isDone) return ok(eingangOf(row))
        if (row.fassung !== grundfassung)
          return failed({
            code: 'konflikt',
            message: 'Diese Nachricht wurde gerade von jemand anderem bearbeitet.',
            revision: row.fassung,
            author: row.geaendert_von ?? '',
            created_at: row.geaendert_am ?? row.eingegangen_am,
          })
        const changed = {
          ...wanted,
          fassung: row.fassung + 1,
          geaendert_am: clock().toISOString(),
          geaendert_von: author,
        }
        await tablesOf(transaction)
          .updateTable('kontaktnachrichten')
          .set(changed)
          .where('vorgang', '=', vorgang)
          .execute()
        return ok(eingangOf({ ...row, ...changed }))
      })
    },
  }
}

export type Kontakt = ReturnType<typeof openKontakt>

type Row = Selectable<KontaktTables['kontaktnachrichten']>

function eingangOf({
  vorgang,
  eingegangen_am,
  data,
  stand,
  zustaendig,
  notiz,
  fassung,
  geaendert_am,
  geaendert_von,
}: Row): Eingang {
  const zuletzt = geaendert_am && geaendert_von ? { am: geaendert_am, von: geaendert_von } : null
  const bearbeitung = { stand, zustaendig, notiz, fassung, zuletzt }
  return Object.assign(JSON.parse(data) as Kontaktnachricht, { vorgang, eingegangen_am, bearbeitung })
}

/** Whoever is done with what was nobody's did it themselves. */
function afterStep(
  { stand, zustaendig }: Pick<Row, 'stand' | 'zustaendig'>,
  schritt: Nachrichtenschritt | undefined,
  author: string,
): Pick<Row, 'stand' | 'zustaendig'> {
  if (schritt === 'uebernehmen') return { stand: 'in_arbeit', zustaendig: author }
  if (schritt === 'abgeben') return { stand: 'neu', zustaendig: null }
  if (schritt === 'erledigen') return { stand: 'erledigt', zustaendig: zustaendig ?? author }
  return { stand, zustaendig }
}

function fingerprint(einreichung: string, nachricht: Kontaktnachricht): string {
  const { anlass, nachricht: text, name, email, telefon, seite } = nachricht
  return createHash('sha256')
    .update(JSON.stringify([einreichung, anlass, text, name, email, telefon, seite]))
    .digest('hex')
}

const newVorgang = () => `K-${spokenLetters(8)}`

export const forgetOldMessages: StepJob = {
  name: 'Nachrichten des Kontaktformulars löschen',
  due: 'taeglich',
  step: async (transaction, { now }) => {
    const db = transaction.withTables<KontaktTables>()
    const { numDeletedRows } = await db
      .deleteFrom('kontaktnachrichten')
      .where('vorgang', 'in', some =>
        some
          .selectFrom('kontaktnachrichten')
          .select('vorgang')
          .where('eingegangen_am', '<', daysBefore(now, AUFBEWAHRUNG_TAGE))
          .limit(MOST_AT_ONCE),
      )
      .executeTakeFirst()
    return { more: numDeletedRows >= MOST_AT_ONCE }
  },
}

const MOST_AT_ONCE = 25
