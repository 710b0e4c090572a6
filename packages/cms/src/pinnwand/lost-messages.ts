import type { VerpassteNachricht } from '@rathausplatz/contract'
import { type LostMail, lostAbout } from '../outbox/delivery.ts'
import { zustellungOf } from '../outbox/delivery-words.ts'
import type { Db } from '../store/index.ts'
import { messagesTo, type Side, wordsIn } from './mails.ts'
import { type Eintrag, type Gespraech, tablesOf } from './tables.ts'

export type LostMessage = {
  readonly conversation: Gespraech
  /** Whom it did not reach. */
  readonly to: Side
  readonly text: string
  readonly mail: LostMail
}

const SIDES: readonly Side[] = ['verfasser', 'anfrage']

/**
 * Messages that were taken and that no mail brought, the latest first. Their words stay in the outbox for as long as
 * somebody waits for them, and nowhere else.
 */
export async function lostIn(
  db: Db,
  conversations: readonly Gespraech[],
  sides: readonly Side[] = SIDES,
): Promise<LostMessage[]> {
  const ways = new Map(
    conversations.flatMap(conversation =>
      sides.map(to => [messagesTo(to, conversation), { conversation, to }] as const),
    ),
  )
  const mails = await lostAbout(db, [...ways.keys()])
  return mails.flatMap(mail => {
    const way = ways.get(mail.betrifft)
    return way ? [{ ...way, text: wordsIn(mail.text), mail }] : []
  })
}

/** More than that nobody answers an entry who means it, and each is a parameter of the next question. */
const MOST_CONVERSATIONS = 2_000

/** What is said about entries, what was said last first, once the address of whoever began it is known to be theirs. */
export const conversationsAbout = (db: Db, entries: readonly Pick<Eintrag, 'id'>[]): Promise<Gespraech[]> =>
  entries.length === 0
    ? Promise.resolve([])
    : tablesOf(db)
        .selectFrom('pinnwand_gespraeche')
        .selectAll()
        .where('stand', '=', 'bestaetigt')
        .where(
          'eintrag_id',
          'in',
          entries.map(({ id }) => id),
        )
        .orderBy('zuletzt_am', 'desc')
        .limit(MOST_CONVERSATIONS)
        .execute()

/** As whoever it did not reach is shown it. */
export const missedBy = (
  { text, mail }: LostMessage,
  from: Pick<VerpassteNachricht, 'name' | 'schluessel'>,
): VerpassteNachricht => ({
  ...from,
  text,
  am: mail.put,
  lage: zustellungOf(mail.delivery).lage,
})

/** From whom a message came, or for whom it was. What it says nobody else reads. */
export const aboutMessage = (to: Side, { name }: Pick<Gespraech, 'name'>): string =>
  to === 'verfasser' ? `Nachricht von ${name}` : `Antwort an ${name}`
