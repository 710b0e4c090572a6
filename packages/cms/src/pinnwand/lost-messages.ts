import type { VerpassteNachricht } from '@rathausplatz/contract'
import { type LostMail, lostAbout } from '../outbox/delivery.ts'
import { zustellungOf } from '../outbox/delivery-words.ts'
import type { Db } from '../store/index.ts'
import { messagesTo, type Side, wordsIn } from './mails.ts'
import { type Eintrag, type Gespraech, tablesOf } from './tables.ts'

export type LostMessage = {
  readonly conversation: Gespraech
  /** The side that the message did not reach. */
  readonly to: Side
  readonly text: string
  readonly mail: LostMail
}

const SIDES: readonly Side[] = ['verfasser', 'anfrage']

/**
 * Returns accepted messages that no mail delivered, latest first. Their text is kept only in the outbox,
 * until the mail expires.
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

/**
 * Most conversations read at once: more than honest entries get, and each id is a parameter of the next
 * query.
 */
const MOST_CONVERSATIONS = 2_000

/** Returns the confirmed conversations about entries, last active first. */
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

/** Returns a lost message as its receiver sees it. */
export const missedBy = (
  { text, mail }: LostMessage,
  from: Pick<VerpassteNachricht, 'name' | 'schluessel'>,
): VerpassteNachricht => ({
  ...from,
  text,
  am: mail.put,
  lage: zustellungOf(mail.delivery).lage,
})

/** Describes a lost message for editors by its sender or receiver, without its text. */
export const aboutMessage = (to: Side, { name }: Pick<Gespraech, 'name'>): string =>
  to === 'verfasser' ? `Nachricht von ${name}` : `Antwort an ${name}`
