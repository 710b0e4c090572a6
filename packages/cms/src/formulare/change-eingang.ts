import { CmsError, type Eingangshandlung, eingangsleben, gemeldeteHandlungen } from '@rathausplatz/contract'
import { type AwaitedMail, putAwaitedMail } from '../outbox/put-mail.ts'
import { noteChange } from '../store/changes.ts'
import type { Database, Db } from '../store/index.ts'
import { stored } from '../stored.ts'
import { townName } from '../town-name.ts'
import { KIND } from './forget.ts'
import { mailToColleague, mailWithAnswer } from './mails.ts'
import { refused } from './questions.ts'
import { type Clerk, type Eingang, eingangFor } from './read-eingang.ts'
import { nachher } from './stand.ts'
import { type EingangRow, tablesOf } from './tables.ts'

type Sources = {
  database: Database
  clock: () => Date
  publicUrl: string
  /** Whether the server can send mail. */
  canMail: boolean
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

const CHOOSE = 'Bitte wählen Sie, was mit dem Eingang geschieht.'

/** The steps of editors on a submission, and the mails about them. */
export function openChanging({ database, clock, publicUrl, canMail }: Sources) {
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

  return (
    vorgang: string,
    { grundfassung, schritt, text, zustaendig, notiz }: Change,
    clerk: Clerk,
    { antwortAn, zustaendig: kollege }: Addresses = {},
  ): Promise<Eingang> =>
    stored(database, async db => {
      const who = clerk.id
      const row = await eingangFor(db, vorgang, clerk)
      if (row.fassung !== grundfassung)
        throw new CmsError('konflikt', 'Diesen Eingang hat gerade jemand anderes bearbeitet.')
      const next = schritt === undefined ? row.stand : nachher(row.stand, schritt)
      if (next === undefined)
        throw new CmsError('falscher-stand', 'Das geht in diesem Stand nicht. Bitte laden Sie die Seite neu.')
      // A text needs a step: without a step the sender would read the text, and the history would not show
      // it.
      if (schritt === undefined && text !== '') throw refused(CHOOSE, [{ path: 'schritt', message: CHOOSE }])
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
      await noteChange(db, {
        at: clock(),
        who,
        what: 'bearbeitet',
        document: { id: vorgang, kind: KIND, key: vorgang },
        note: row.titel,
      })
      await tellSender(db, { ...row, ...changed }, { schritt, text, antwortAn })
      if (an !== null && an !== who && kollege !== undefined) await tellColleague(db, row, kollege)
      return eingangFor(db, vorgang, clerk)
    })
}

/** Returns the assignee after a step. A step on an unassigned submission assigns it to the acting editor. */
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
