import { type CallAnswer, calls, type Nachrichtenstand, nachrichtenstand } from '@rathausplatz/contract'
import { anlaesse } from '@rathausplatz/contract/anlaesse'
import { ask } from '../wall/ask.ts'

type Answer = CallAnswer<typeof calls.redaktionNachrichten>

/** A message of the contact form. */
export type Message = Answer['data'][number]

/** Messages that wait, the newest first, and how many there are. */
export type Waiting = { readonly newest: readonly Message[]; readonly anzahl: Answer['anzahl'] }

export const NONE_WAITING: Waiting = { newest: [], anzahl: { neu: 0, in_arbeit: 0, meine: 0 } }

/** What waits for anybody, and after it what waits for whoever works here. */
export async function loadWaiting(most: number): Promise<Waiting> {
  const [{ data: fresh, anzahl }, { data: own }] = await Promise.all(
    (['neu', 'meine'] as const).map(stand =>
      ask(calls.redaktionNachrichten, { query: { stand, pro_seite: most } }),
    ) as [Promise<Answer>, Promise<Answer>],
  )
  return { newest: [...fresh, ...own].slice(0, most), anzahl }
}

/** What it is about, in the words of the form. */
export const reasonOf = ({ anlass }: Message): string =>
  (anlaesse as Readonly<Record<string, string>>)[anlass] ?? 'Nachricht'

const BY: Readonly<Record<Exclude<Nachrichtenstand, 'neu'>, string>> = {
  in_arbeit: 'bei',
  erledigt: 'von',
}

/** How far the house is with it, and who: "In Arbeit bei Ihnen". */
export function standWords({ stand, zustaendig }: Message['bearbeitung']): string {
  if (stand === 'neu') return nachrichtenstand.neu
  const who = zustaendig && (zustaendig.ich ? 'Ihnen' : zustaendig.name)
  return who ? `${nachrichtenstand[stand]} ${BY[stand]} ${who}` : nachrichtenstand[stand]
}

/** What waits, in one sentence. */
export function waitingWords({ neu, meine }: Waiting['anzahl']): string {
  const fresh = neu === 1 ? 'Um eine kümmert sich noch niemand' : `Um ${neu} kümmert sich noch niemand`
  const own = meine === 1 ? 'eine haben Sie übernommen' : `${meine} haben Sie übernommen`
  if (neu === 0) return `${own.charAt(0).toUpperCase()}${own.slice(1)}.`
  return meine === 0 ? `${fresh}.` : `${fresh}, ${own}.`
}
