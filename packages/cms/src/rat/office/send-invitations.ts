import type { Sitzungseinladung, Sitzungsmitglied } from '@rathausplatz/contract'
import type { Sitzung } from '@rathausplatz/contract/records'
import type { Selectable } from 'kysely'
import { reachAt } from '../../aemter/offices.ts'
import type { CmsStore } from '../../collections/collections.ts'
import { putAwaitedMail } from '../../outbox/put-mail.ts'
import { publishedTown } from '../../published-town.ts'
import type { Db, Result } from '../../store/index.ts'
import { failed, ok } from '../../store/result.ts'
import type { RatTables } from '../tables.ts'
import { changesSince, type Told } from './changes.ts'
import { type Evening, headOf, type Part, partsOf } from './evening.ts'
import { invitationMail } from './invitation-mail.ts'
import { type Marking, markInvited } from './mark-invited.ts'

/** The pages of the council. Its office is the unit that they belong to. */
const COUNCIL = '/rathaus/gemeinderat'

type Row = Selectable<RatTables['rat_einladungen']>

const tablesOf = (db: Db) => db.withTables<RatTables>()

/** The revision of each part, by the id of its document. */
type Fassungen = Readonly<Record<string, number>>

/** Returns the parts in the revisions that an invitation was sent with. */
async function toldWith(store: CmsStore, { fassungen }: Pick<Row, 'fassungen'>): Promise<Told> {
  const parts = await Promise.all(
    Object.entries(JSON.parse(fassungen) as Fassungen).map(([id, number]) => store.revision(id, number)),
  )
  const data = parts.flatMap(part => (part ? [part.data as Sitzung] : []))
  return {
    open: data.find(({ behandlung }) => behandlung === 'oeffentlich'),
    closed: data.find(({ behandlung }) => behandlung === 'nichtoeffentlich'),
  }
}

const toldBy = ({ open, closed }: Evening): Told => ({ open: open?.data, closed: closed?.data })

const lastOf = (db: Db, document: string): Promise<Row | undefined> =>
  tablesOf(db)
    .selectFrom('rat_einladungen')
    .selectAll()
    .where('document_id', '=', document)
    .orderBy('nummer', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Returns what has changed since the last invitation; undefined before the first one. */
export async function changesToTell(store: CmsStore, evening: Evening): Promise<string[] | undefined> {
  const last = await lastOf(store.database.read, headOf(evening).id)
  return last && changesSince(await toldWith(store, last), toldBy(evening))
}

export type Inviting = {
  /** Id from the caller: makes the invitation idempotent, also after the process was killed. */
  readonly vorgang: string
  readonly art: Sitzungseinladung['art']
  readonly hinweis: string
  readonly evening: Evening
  readonly gremium: string
  readonly members: readonly Sitzungsmitglied[]
  readonly publicUrl: string
  readonly author: string
  /** The right to publish the parts with their new state. */
  readonly leave?: Marking['leave']
  readonly now: Date
}

const refused = (message: string): Result<never> => failed({ code: 'nicht_moeglich', message })

/**
 * Sends an invitation or a supplement. Recipients, mails and the state of the meeting are written in one
 * transaction: all members are invited or none, a repeated call finds the first, and two simultaneous calls invite once.
 */
export async function invite(store: CmsStore, inviting: Inviting): Promise<Result<void>> {
  const { vorgang, art, hinweis, evening, gremium, members, publicUrl, author, leave, now } = inviting
  const head = headOf(evening)
  const unread = partsOf(evening).find(part => !part.isReleased)
  const known = await lastOf(store.database.read, head.id)
  const told = known && (await toldWith(store, known))
  const changes = told ? changesSince(told, toldBy(evening)) : []
  const vorher = told?.open ?? told?.closed ?? head.data
  const office = await reachAt(store, COUNCIL)
  return store.database.write(async db => {
    const tables = tablesOf(db)
    const done = await tables
      .selectFrom('rat_einladungen')
      .select('document_id')
      .where('id', '=', vorgang)
      .executeTakeFirst()
    if (done) return done.document_id === head.id ? ok(undefined) : refused('Diese Einladung gibt es schon.')
    if (unread)
      return refused('Bitte veröffentlichen Sie zuerst beide Teile der Sitzung, so wie sie jetzt sind.')
    const last = await lastOf(db, head.id)
    if (last?.nummer !== known?.nummer || (art === 'einladung' && last))
      return refused(
        'Zu dieser Sitzung wurde gerade schon eingeladen. Was sich seitdem ändert, sagt ein Nachtrag.',
      )
    if (art === 'nachtrag' && !last)
      return refused('Zu dieser Sitzung wurde noch nicht eingeladen: Es gibt nichts nachzutragen.')
    if (art === 'nachtrag' && changes.length === 0)
      return refused('Seit der letzten Einladung hat sich nichts geändert.')
    if (members.length === 0) return refused('Es gibt niemanden, der eingeladen werden könnte.')
    await tables
      .insertInto('rat_einladungen')
      .values({
        id: vorgang,
        document_id: head.id,
        nummer: (last?.nummer ?? 0) + 1,
        art,
        hinweis,
        aenderungen: JSON.stringify(changes),
        fassungen: JSON.stringify(revisionsOf(partsOf(evening))),
        created_at: now.toISOString(),
        author,
      })
      .execute()
    const { name: town = '' } = await publishedTown(db, now)
    const nachtrag = art === 'nachtrag' ? { aenderungen: changes, vorher } : undefined
    const letter = { evening, gremium, town, office, publicUrl, hinweis, nachtrag }
    for (const [place, member] of members.entries()) {
      const { person, name, rolle, email } = member
      const mail = invitationMail(letter, member)
      // An invalid address does not stop the other invitations; it is shown as not delivered.
      const betrifft = `einladung:${vorgang}:${place}`
      const put = email === null ? undefined : await putAwaitedMail(db, { ...mail, betrifft, an: email }, now)
      const row = { einladung_id: vorgang, person, name, rolle, email, empfangen_am: null }
      await tables
        .insertInto('rat_einladung_empfaenger')
        .values({ ...row, mail_id: put?.id ?? null })
        .execute()
    }
    return markInvited(store, db, evening, { author, leave })
  })
}

const revisionsOf = (parts: readonly Part[]): Fassungen =>
  Object.fromEntries(parts.map(({ id, revision }) => [id, revision]))
