import { CmsError, type Eingangsstand } from '@rathausplatz/contract'
import type { Files } from '../sent-files/files.ts'
import { noteChange } from '../store/changes.ts'
import type { Database, Db } from '../store/index.ts'
import { stored } from '../stored.ts'
import { openChanging } from './change-eingang.ts'
import { KIND } from './forget.ts'
import { type Clerk, type Eingang, eingangFor, GONE, ofSections } from './read-eingang.ts'
import { removeEingaenge } from './remove.ts'
import { OPEN } from './stand.ts'
import { type EingangRow, tablesOf } from './tables.ts'

type Sources = {
  database: Database
  files: Files
  clock: () => Date
  publicUrl: string
  /** Whether the server can send mail. */
  canMail: boolean
}

export type Wanted = {
  readonly stand: 'offen' | 'meine' | 'alle' | Eingangsstand
  readonly formular?: string | undefined
}

/** The name of a file may reveal its content, and the change log is kept longer. */
const A_FILE = 'eine Datei'

/**
 * The office's side of submissions. Reading or deleting a submission and exporting a table are recorded in
 * the change log.
 */
export function openOffice({ database, files, clock, publicUrl, canMail }: Sources) {
  const note = (
    db: Db,
    who: string,
    what: 'gelesen' | 'heruntergeladen' | 'geloescht',
    key: string,
    said: string | null,
  ) => noteChange(db, { at: clock(), who, what, document: { id: key, kind: KIND, key }, note: said })

  const those = (clerk: Clerk) =>
    tablesOf(database.read)
      .selectFrom('formular_eingaenge')
      .where(eb => ofSections(eb, clerk))

  type Those = ReturnType<typeof those>
  const standing = (query: Those, stand: Wanted['stand'], { id }: Clerk): Those => {
    if (stand === 'alle') return query
    if (stand === 'offen') return query.where('stand', 'in', OPEN)
    if (stand === 'meine') return query.where('stand', 'in', OPEN).where('zustaendig', '=', id)
    return query.where('stand', '=', stand)
  }

  const wanted = ({ stand, formular }: Wanted, clerk: Clerk) => {
    let query = standing(those(clerk), stand, clerk).selectAll()
    if (formular !== undefined) query = query.where('formular', '=', formular)
    return query.orderBy('eingegangen_am', 'desc').orderBy('vorgang')
  }

  return {
    list: (what: Wanted, clerk: Clerk, { limit, offset }: { limit: number; offset: number }) =>
      wanted(what, clerk).limit(limit).offset(offset).execute(),

    /** Counts the open submissions of one form, or of all. */
    async counts(formular: string | undefined, clerk: Clerk) {
      let query = those(clerk).where('stand', 'in', OPEN)
      if (formular !== undefined) query = query.where('formular', '=', formular)
      const rows = await query
        .select(({ fn }) => ['stand', 'zustaendig', fn.countAll().as('count')])
        .groupBy(['stand', 'zustaendig'])
        .execute()
      const sum = (some: typeof rows) => some.reduce((all, { count }) => all + Number(count), 0)
      return {
        neu: sum(rows.filter(({ stand }) => stand === 'neu')),
        in_bearbeitung: sum(rows.filter(({ stand }) => stand === 'in_bearbeitung')),
        meine: sum(rows.filter(({ zustaendig }) => zustaendig === clerk.id)),
      }
    },

    /** Returns the forms with submissions, and their counts in this state. */
    async forms(stand: Wanted['stand'], clerk: Clerk) {
      const forms = await those(clerk)
        .select(({ fn }) => ['formular', fn.max('titel').as('titel')])
        .groupBy('formular')
        .orderBy('formular')
        .execute()
      const counted = await standing(those(clerk), stand, clerk)
        .select(({ fn }) => ['formular', fn.countAll().as('count')])
        .groupBy('formular')
        .execute()
      const counts = new Map(counted.map(({ formular, count }) => [formular, Number(count)]))
      return forms.map(({ formular, titel }) => ({
        slug: formular,
        titel,
        anzahl: counts.get(formular) ?? 0,
      }))
    },

    /**
     * Returns a submission, and records the access in the same transaction: without the record there is no
     * access.
     */
    read: (
      vorgang: string,
      clerk: Clerk,
      what: 'gelesen' | 'heruntergeladen' = 'gelesen',
    ): Promise<Eingang> =>
      stored(database, async db => {
        const row = await eingangFor(db, vorgang, clerk)
        await note(db, clerk.id, what, vorgang, row.titel)
        return row
      }),

    table: async (what: Wanted & { formular: string }, clerk: Clerk): Promise<EingangRow[]> => {
      const rows = await wanted(what, clerk).limit(MOST_IN_TABLE).execute()
      await stored(database, db =>
        noteChange(db, {
          at: clock(),
          who: clerk.id,
          what: 'heruntergeladen',
          document: { id: what.formular, kind: KIND, key: what.formular },
          note: `Tabelle mit ${rows.length} Eingängen`,
        }),
      )
      return rows
    },

    file: (vorgang: string, kennung: string, clerk: Clerk) =>
      stored(database, async db => {
        await eingangFor(db, vorgang, clerk)
        const found = await tablesOf(db)
          .selectFrom('formular_dateien')
          .select(['kennung', 'name', 'typ', 'groesse'])
          .where('vorgang', '=', vorgang)
          .where('kennung', '=', kennung)
          .executeTakeFirst()
        if (!found) throw new CmsError('nicht-gefunden', GONE)
        await note(db, clerk.id, 'heruntergeladen', vorgang, A_FILE)
        return found
      }),

    /**
     * Changes a submission from the version that the editor saw; throws if it has changed meanwhile. The
     * sender gets a mail with `antwortAn` as reply address; a new assignee gets a mail too.
     */
    change: openChanging({ database, clock, publicUrl, canMail }),

    /** Returns the section of a submission. */
    bereichOf: async (vorgang: string, clerk: Clerk): Promise<string> =>
      (await eingangFor(database.read, vorgang, clerk)).bereich,

    async remove(vorgang: string, clerk: Clerk): Promise<void> {
      const gone = await stored(database, async db => {
        const { titel } = await eingangFor(db, vorgang, clerk)
        await note(db, clerk.id, 'geloescht', vorgang, titel)
        return removeEingaenge(db, [vorgang])
      })
      await files.remove(gone)
    },
  }
}

/** Most rows of a table: more than a form of a small town gets in its retention time. */
const MOST_IN_TABLE = 5_000
