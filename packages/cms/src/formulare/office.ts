import {
  type Antwort,
  CmsError,
  type Eingangshandlung,
  type Eingangsstand,
  eingangsleben,
  gemeldeteHandlungen,
  isWithinSections,
  type Who,
} from '@rathausplatz/contract'
import type { ExpressionBuilder } from 'kysely'
import { type AwaitedMail, putAwaitedMail } from '../outbox/put-mail.ts'
import type { Files } from '../sent-files/files.ts'
import { noteChange } from '../store/changes.ts'
import type { Database, Db } from '../store/index.ts'
import { stored } from '../stored.ts'
import { townName } from '../town-name.ts'
import { KIND } from './forget.ts'
import { mailToColleague, mailWithAnswer } from './mails.ts'
import { refused } from './questions.ts'
import { removeEingaenge } from './remove.ts'
import { nachher } from './stand.ts'
import { type EingangRow, type FormularTables, tablesOf } from './tables.ts'

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

type Change = {
  readonly grundfassung: number
  readonly schritt?: Eingangshandlung | undefined
  readonly text: string
  readonly zustaendig?: string | undefined
  readonly notiz?: string | undefined
}

/** The addresses for the mails of a step. */
type Addresses = {
  /** The reply address for the sender. */
  readonly antwortAn?: string | undefined
  /** The address of the assigned account. */
  readonly zustaendig?: string | undefined
}

/** A step with its text and the reply address. */
type Told = Pick<Addresses, 'antwortAn'> & {
  readonly schritt: Eingangshandlung | undefined
  readonly text: string
}

type Row = EingangRow & { readonly schritte: readonly Schritt[] }
type Schritt = { am: string; stand: Eingangsstand; text: string; von: string | null; an: string | null }

/** An editor who handles submissions, with their sections. */
export type Clerk = Pick<Who<'redaktion'>, 'id' | 'sections'>

/** The name of a file may reveal its content, and the change log is kept longer. */
const A_FILE = 'eine Datei'

const OPEN = ['neu', 'in_bearbeitung'] as const
const CHOOSE = 'Bitte wählen Sie, was mit dem Eingang geschieht.'
const GONE = 'Diesen Eingang gibt es nicht mehr. Nach der Frist des Formulars wird er gelöscht.'

/**
 * The office's side of submissions. Reading or deleting a submission and exporting a table are recorded in
 * the change log.
 */
export function openOffice({ database, files, clock, publicUrl, canMail }: Sources) {
  const note = (
    db: Db,
    who: string,
    what: 'gelesen' | 'heruntergeladen' | 'bearbeitet' | 'geloescht',
    key: string,
    said: string | null,
  ) => noteChange(db, { at: clock(), who, what, document: { id: key, kind: KIND, key }, note: said })

  const rowOf = async (db: Db, vorgang: string, clerk: Clerk): Promise<Row> => {
    const row = await tablesOf(db)
      .selectFrom('formular_eingaenge')
      .selectAll()
      .where('vorgang', '=', vorgang)
      .executeTakeFirst()
    if (!row || !isFor(clerk, row)) throw new CmsError('nicht-gefunden', GONE)
    const schritte = await tablesOf(db)
      .selectFrom('formular_schritte')
      .select(['am', 'stand', 'text', 'von', 'an'])
      .where('vorgang', '=', vorgang)
      .orderBy('nummer')
      .execute()
    return { ...row, schritte }
  }

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
    read: (vorgang: string, clerk: Clerk, what: 'gelesen' | 'heruntergeladen' = 'gelesen'): Promise<Row> =>
      stored(database, async db => {
        const row = await rowOf(db, vorgang, clerk)
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
        await rowOf(db, vorgang, clerk)
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
    change: (
      vorgang: string,
      { grundfassung, schritt, text, zustaendig, notiz }: Change,
      clerk: Clerk,
      { antwortAn, zustaendig: kollege }: Addresses = {},
    ): Promise<Row> =>
      stored(database, async db => {
        const who = clerk.id
        const row = await rowOf(db, vorgang, clerk)
        if (row.fassung !== grundfassung)
          throw new CmsError('konflikt', 'Diesen Eingang hat gerade jemand anderes bearbeitet.')
        const next = schritt === undefined ? row.stand : nachher(row.stand, schritt)
        if (next === undefined)
          throw new CmsError(
            'falscher-stand',
            'Das geht in diesem Stand nicht. Bitte laden Sie die Seite neu.',
          )
        // A text needs a step: without a step the sender would read the text, and the history would not show
        // it.
        if (schritt === undefined && text !== '')
          throw refused(CHOOSE, [{ path: 'schritt', message: CHOOSE }])
        if (schritt !== undefined && eingangsleben.needsReason(schritt) && text === '') {
          const message =
            schritt === 'ablehnen' ? 'Bitte schreiben Sie, warum.' : 'Bitte schreiben Sie die Antwort.'
          throw refused(message, [{ path: 'text', message }])
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
        const an = handedOn(row, changed, zustaendig)
        if (changed.stand !== row.stand || text !== '' || an !== null)
          await tablesOf(db)
            .insertInto('formular_schritte')
            .values({
              vorgang,
              nummer: changed.fassung,
              am: moment,
              stand: changed.stand,
              text,
              von: who,
              an,
            })
            .execute()
        await note(db, who, 'bearbeitet', vorgang, row.titel)
        await tellSender(db, { ...row, ...changed }, { schritt, text, antwortAn })
        if (an !== null && an !== who && kollege !== undefined) await tellColleague(db, row, kollege)
        return rowOf(db, vorgang, clerk)
      }),

    /** Returns the section of a submission. */
    bereichOf: async (vorgang: string, clerk: Clerk): Promise<string> =>
      (await rowOf(database.read, vorgang, clerk)).bereich,

    async remove(vorgang: string, clerk: Clerk): Promise<void> {
      const gone = await stored(database, async db => {
        const { titel } = await rowOf(db, vorgang, clerk)
        await note(db, clerk.id, 'geloescht', vorgang, titel)
        return removeEingaenge(db, [vorgang])
      })
      await files.remove(gone)
    },
  }

  async function tellSender(db: Db, row: EingangRow, { schritt, text, antwortAn }: Told) {
    if (!canMail || row.email === null || schritt === undefined || !gemeldeteHandlungen.has(schritt)) return
    const mail = mailWithAnswer(await about(db, row), row.stand, { text, antwortAn })
    if (mail) await deliver(db, { ...mail, an: row.email }, row)
  }

  async function tellColleague(db: Db, row: EingangRow, an: string) {
    if (canMail) await deliver(db, { ...mailToColleague(await about(db, row)), an }, row)
  }

  async function about(db: Db, { vorgang, titel }: EingangRow) {
    return { vorgang, titel, publicUrl, stadt: await townName(db, clock()) }
  }

  async function deliver(db: Db, mail: AwaitedMail, { vorgang }: EingangRow) {
    const { id } = await putAwaitedMail(db, mail, clock())
    await tablesOf(db).insertInto('formular_mails').values({ mail_id: id, vorgang }).execute()
  }
}

/** Whether an editor works for the whole town; such editors also get submissions without an office. */
const isForAll = ({ sections }: Pick<Clerk, 'sections'>): boolean => sections.includes('/')

export const isFor = (clerk: Pick<Clerk, 'sections'>, { bereich }: Pick<EingangRow, 'bereich'>): boolean =>
  isForAll(clerk) || (bereich !== '' && isWithinSections(clerk.sections, bereich))

/** The condition of `isFor` in SQL. */
const ofSections = (
  eb: ExpressionBuilder<FormularTables, 'formular_eingaenge'>,
  clerk: Pick<Clerk, 'sections'>,
) =>
  isForAll(clerk)
    ? eb.val(true)
    : eb.or(
        clerk.sections.flatMap(section => [
          eb('bereich', '=', section),
          eb('bereich', 'like', `${section.replaceAll(/[\\%_]/g, '')}/%`),
        ]),
      )

/** Most rows of a table: more than a form of a small town gets in its retention time. */
const MOST_IN_TABLE = 5_000

/** A step on an unassigned submission assigns it to its editor. */
function keeper(row: EingangRow, schritt: Eingangshandlung | undefined, who: string): string | null {
  if (schritt === undefined) return row.zustaendig
  if (schritt === 'uebernehmen') return who
  return schritt === 'abgeben' ? null : (row.zustaendig ?? who)
}

/** Returns the new assignee if the submission was given to or taken from a colleague; null otherwise. */
function handedOn(
  row: EingangRow,
  changed: Pick<EingangRow, 'zustaendig'>,
  given: string | undefined,
): string | null {
  if (changed.zustaendig === row.zustaendig) return null
  return given !== undefined || row.zustaendig !== null ? changed.zustaendig : null
}

const CHOICES: ReadonlySet<Antwort['typ']> = new Set(['auswahl', 'radio'])

/** Returns the subject: the first answer to a question with choices. Never free text of the sender. */
export const subjectIn = (row: Pick<EingangRow, 'antworten'>): string =>
  answersIn(row).find(({ typ }) => CHOICES.has(typ))?.text ?? ''

export const answersIn = ({ antworten }: Pick<EingangRow, 'antworten'>): Antwort[] =>
  JSON.parse(antworten) as Antwort[]
