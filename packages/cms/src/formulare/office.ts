import type { Antwort, Eingangshandlung, Eingangsstand } from '@rathausplatz/contract'
import { CmsError } from '@rathausplatz/contract'
import { townName } from '../abos/town-name.ts'
import { putMail } from '../outbox/put-mail.ts'
import { noteChange } from '../store/changes.ts'
import type { Database } from '../store/index.ts'
import { stored } from '../stored.ts'
import type { Files } from './files.ts'
import { KIND } from './forget.ts'
import { mailWithAnswer } from './mails.ts'
import { removeEingaenge } from './remove.ts'
import { nachher, needsText } from './stand.ts'
import { type EingangRow, tablesOf } from './tables.ts'

type Db = Database['read']
type Sources = {
  database: Database
  files: Files
  clock: () => Date
  publicUrl: string
  /** Whether mail leaves the house. */
  canMail: boolean
}

export type Wanted = {
  readonly stand: 'offen' | 'meine' | 'alle' | Eingangsstand
  readonly formular?: string | undefined
}

type Change = {
  readonly grundfassung: number
  readonly schritt?: Eingangshandlung | undefined
  readonly text: string
  readonly zustaendig?: string | undefined
  readonly notiz?: string | undefined
}

type Row = EingangRow & { readonly schritte: readonly Schritt[] }
type Schritt = { am: string; stand: Eingangsstand; text: string; von: string | null }

const OPEN = ['neu', 'in_bearbeitung'] as const
const GONE = 'Diesen Eingang gibt es nicht mehr. Nach der Frist des Formulars wird er gelöscht.'

/** What the house does about submissions. Whoever reads one, takes a table of them or deletes one stands in the log. */
export function openOffice({ database, files, clock, publicUrl, canMail }: Sources) {
  const note = (
    db: Db,
    who: string,
    what: 'gelesen' | 'heruntergeladen' | 'bearbeitet' | 'geloescht',
    key: string,
    said: string | null,
  ) => noteChange(db, { at: clock(), who, what, document: { id: key, kind: KIND, key }, note: said })

  const rowOf = async (db: Db, vorgang: string): Promise<Row> => {
    const row = await tablesOf(db)
      .selectFrom('formular_eingaenge')
      .selectAll()
      .where('vorgang', '=', vorgang)
      .executeTakeFirst()
    if (!row) throw new CmsError('nicht-gefunden', GONE)
    const schritte = await tablesOf(db)
      .selectFrom('formular_schritte')
      .select(['am', 'stand', 'text', 'von'])
      .where('vorgang', '=', vorgang)
      .orderBy('nummer')
      .execute()
    return { ...row, schritte }
  }

  const wanted = ({ stand, formular }: Wanted, account: string) => {
    let query = tablesOf(database.read).selectFrom('formular_eingaenge').selectAll()
    if (stand === 'offen') query = query.where('stand', 'in', OPEN)
    else if (stand === 'meine') query = query.where('stand', 'in', OPEN).where('zustaendig', '=', account)
    else if (stand !== 'alle') query = query.where('stand', '=', stand)
    if (formular !== undefined) query = query.where('formular', '=', formular)
    return query.orderBy('eingegangen_am', 'desc').orderBy('vorgang')
  }

  return {
    list: (what: Wanted, account: string, { limit, offset }: { limit: number; offset: number }) =>
      wanted(what, account).limit(limit).offset(offset).execute(),

    async counts(account: string) {
      const rows = await tablesOf(database.read)
        .selectFrom('formular_eingaenge')
        .select(({ fn }) => ['stand', 'zustaendig', fn.countAll().as('count')])
        .where('stand', 'in', OPEN)
        .groupBy(['stand', 'zustaendig'])
        .execute()
      const sum = (those: typeof rows) => those.reduce((all, { count }) => all + Number(count), 0)
      return {
        neu: sum(rows.filter(({ stand }) => stand === 'neu')),
        in_bearbeitung: sum(rows.filter(({ stand }) => stand === 'in_bearbeitung')),
        meine: sum(rows.filter(({ zustaendig }) => zustaendig === account)),
      }
    },

    async forms() {
      const rows = await tablesOf(database.read)
        .selectFrom('formular_eingaenge')
        .select(({ fn }) => ['formular', fn.max('titel').as('titel'), fn.countAll().as('count')])
        .groupBy('formular')
        .orderBy('formular')
        .execute()
      return rows.map(({ formular, titel, count }) => ({ slug: formular, titel, anzahl: Number(count) }))
    },

    /** Read by somebody, which is noted in the same transaction: what is not noted is not read. */
    read: (vorgang: string, who: string, what: 'gelesen' | 'heruntergeladen' = 'gelesen'): Promise<Row> =>
      stored(database, async db => {
        const row = await rowOf(db, vorgang)
        await note(db, who, what, vorgang, row.titel)
        return row
      }),

    table: async (what: Wanted & { formular: string }, who: string): Promise<EingangRow[]> => {
      const rows = await wanted(what, who).limit(MOST_IN_TABLE).execute()
      await stored(database, db =>
        noteChange(db, {
          at: clock(),
          who,
          what: 'heruntergeladen',
          document: { id: what.formular, kind: KIND, key: what.formular },
          note: `Tabelle mit ${rows.length} Eingängen`,
        }),
      )
      return rows
    },

    file: (vorgang: string, kennung: string, who: string) =>
      stored(database, async db => {
        const found = await tablesOf(db)
          .selectFrom('formular_dateien')
          .select(['kennung', 'name', 'typ', 'groesse'])
          .where('vorgang', '=', vorgang)
          .where('kennung', '=', kennung)
          .executeTakeFirst()
        if (!found) throw new CmsError('nicht-gefunden', GONE)
        await note(db, who, 'heruntergeladen', vorgang, found.name)
        return found
      }),

    /** A step of somebody, from what they saw of it: where another was quicker, nothing is changed. */
    change: (
      vorgang: string,
      { grundfassung, schritt, text, zustaendig, notiz }: Change,
      who: string,
    ): Promise<Row> =>
      stored(database, async db => {
        const row = await rowOf(db, vorgang)
        if (row.fassung !== grundfassung)
          throw new CmsError('konflikt', 'Diesen Eingang hat gerade jemand anderes bearbeitet.')
        const next = schritt === undefined ? row.stand : nachher(row.stand, schritt)
        if (next === undefined)
          throw new CmsError(
            'falscher-stand',
            'Das geht in diesem Stand nicht. Bitte laden Sie die Seite neu.',
          )
        if (schritt !== undefined && needsText.has(schritt) && text === '') {
          const message =
            schritt === 'ablehnen' ? 'Bitte schreiben Sie, warum.' : 'Bitte schreiben Sie die Antwort.'
          throw new CmsError('ungueltig', message, { details: { issues: [{ path: 'text', message }] } })
        }
        const now = clock()
        const moment = now.toISOString()
        const changed = {
          stand: zustaendig !== undefined && next === 'neu' ? ('in_bearbeitung' as const) : next,
          zustaendig: zustaendig ?? keeper(row, schritt, who),
          notiz: notiz ?? row.notiz,
          fassung: row.fassung + 1,
          geaendert_am: moment,
          geaendert_von: who,
        }
        await tablesOf(db)
          .updateTable('formular_eingaenge')
          .set(changed)
          .where('vorgang', '=', vorgang)
          .execute()
        if (changed.stand !== row.stand || text !== '')
          await tablesOf(db)
            .insertInto('formular_schritte')
            .values({ vorgang, nummer: changed.fassung, am: moment, stand: changed.stand, text, von: who })
            .execute()
        await note(db, who, 'bearbeitet', vorgang, row.titel)
        await tellSender(db, { ...row, ...changed }, schritt, text)
        return rowOf(db, vorgang)
      }),

    async remove(vorgang: string, who: string): Promise<void> {
      const gone = await stored(database, async db => {
        const { titel } = await rowOf(db, vorgang)
        await note(db, who, 'geloescht', vorgang, titel)
        return removeEingaenge(db, [vorgang])
      })
      await files.remove(gone)
    },
  }

  async function tellSender(db: Db, row: EingangRow, schritt: Eingangshandlung | undefined, text: string) {
    if (!canMail || row.email === null || schritt === undefined) return
    const { vorgang, titel } = row
    const mail = mailWithAnswer(
      { vorgang, titel, publicUrl, stadt: await townName(db, clock()) },
      row.stand,
      text,
    )
    if (!mail) return
    const put = await putMail(db, { ...mail, an: row.email }, clock())
    if (put.ok)
      await tablesOf(db).insertInto('formular_mails').values({ mail_id: put.value, vorgang }).execute()
  }
}

/** More than a form of a small town gets within its days. */
const MOST_IN_TABLE = 5_000

/** Whoever is done with what was nobody's did it themselves. */
function keeper(row: EingangRow, schritt: Eingangshandlung | undefined, who: string): string | null {
  if (schritt === undefined) return row.zustaendig
  if (schritt === 'uebernehmen') return who
  return schritt === 'abgeben' ? null : (row.zustaendig ?? who)
}

export const answersIn = ({ antworten }: Pick<EingangRow, 'antworten'>): Antwort[] =>
  JSON.parse(antworten) as Antwort[]
