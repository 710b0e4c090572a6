import type { CallAnswer, CallInput, calls } from '@rathausplatz/contract'
import { isAbout } from '../bulk/bulk.ts'

export type OldFacts = CallAnswer<typeof calls.redaktionAlteAngaben>
export type Saying = OldFacts['inhalte'][number]
export type Place = Saying['stellen'][number]
export type Waiting = OldFacts['entwuerfe'][number]
export type Wanted = CallInput<typeof calls.redaktionAlteAngabenErsetzen>['body']['inhalte']
type Change = OldFacts['angaben'][number]
type Mended = CallAnswer<typeof calls.redaktionAlteAngabenErsetzen>['data'][number]

/** The change that a sentence has not followed yet. */
const changeAt = (angaben: readonly Change[], { alt }: Place): Change | undefined =>
  angaben.find(one => one.alt === alt)

const NAMES = {
  telefon: 'Nummer',
  email: 'E-Mail-Adresse',
  anschrift: 'Anschrift',
  gebuehr: 'Gebühr',
} as const satisfies Record<Change['angabe'], string>

/** Whose it is, what is said now, and what is said no more. */
export function changeWords({ angabe, alt, neu, wessen }: Change): string {
  if (angabe === 'gebuehr')
    return neu === null
      ? `Die Gebühr von ${alt}\u00a0€ für ${wessen} steht hier nicht mehr.`
      : `Die Gebühr für ${wessen} beträgt jetzt ${neu}\u00a0€ statt ${alt}\u00a0€.`
  const name = NAMES[angabe]
  return neu === null
    ? `Die ${name} „${alt}“ von ${wessen} steht hier nicht mehr.`
    : `Die ${name} von ${wessen} lautet jetzt „${neu}“ statt „${alt}“.`
}

/** The values in that sentence, in their order and with what belongs to them. */
export const changeValues = ({ angabe, alt, neu }: Pick<Change, 'angabe' | 'alt' | 'neu'>): string[] =>
  [...(neu === null ? [] : [neu]), alt].map(value => (angabe === 'gebuehr' ? value : `„${value}“`))

const MOST_NAMES = 3

/** Who still has what was said before; '' for nobody. */
export function keepersWords({ angabe, weiterhin }: Change): string {
  if (weiterhin.length === 0) return ''
  const rest = weiterhin.length - MOST_NAMES
  const named = rest > 1 ? [...weiterhin.slice(0, MOST_NAMES), `${rest} weitere`] : weiterhin
  const all = new Intl.ListFormat('de-DE').format(named)
  if (angabe === 'gebuehr') return `Bei ${all} gilt dieser Betrag weiterhin.`
  return `${all} ${weiterhin.length === 1 ? 'hat' : 'haben'} diese ${NAMES[angabe]} weiterhin.`
}

/** Why it may be right where it stands; '' where nothing speaks for that. */
function doubtAt(stelle: Place, angaben: readonly Change[]): string {
  if (stelle.eigene) return OWN
  const change = changeAt(angaben, stelle)
  return change ? keepersWords(change) : ''
}

const OWN = 'Das ist dort eine eigene Angabe. Vielleicht gilt sie noch.'

/** What becomes of contents that nobody has ticked or unticked; in the order in which they stand there. */
const TITLES = [
  'Vorausgewählt',
  'Nicht vorausgewählt',
  'Zum Teil vorausgewählt',
  'Lässt sich hier nicht einsetzen',
] as const
const [CHOSEN, DOUBTED, PARTLY, NOT_HERE] = TITLES

/** Contents about which there is the same to know before one has them changed: said once, above them. */
export type Group = {
  readonly title: (typeof TITLES)[number]
  readonly reason: string
  readonly contents: readonly Saying[]
}

export function groupsOf(inhalte: readonly Saying[], angaben: readonly Change[]): Group[] {
  const known = inhalte.map(one => ({ one, ...headOf(one, angaben) }))
  return TITLES.flatMap(title => {
    const here = known.filter(one => one.title === title)
    return [...Map.groupBy(here, ({ reason }) => reason)].map(([reason, those]) => ({
      title,
      reason,
      contents: those.map(({ one }) => one),
    }))
  })
}

function headOf({ schreibbar, stellen }: Saying, angaben: readonly Change[]): Omit<Group, 'contents'> {
  const choosable = stellen.filter(({ ersetzbar }) => ersetzbar)
  const doubts = [...new Set((choosable.length > 0 ? choosable : stellen).map(one => doubtAt(one, angaben)))]
  const reason = doubts.filter(Boolean).join(' ')
  if (choosable.length === 0)
    return { title: NOT_HERE, reason: `${schreibbar ? BY_HAND : BY_OTHERS} ${reason}`.trim() }
  if (reason === '') return { title: CHOSEN, reason }
  return doubts.includes('') ? { title: PARTLY, reason: '' } : { title: DOUBTED, reason }
}

const BY_HAND = 'Bitte öffnen Sie diese Inhalte und ändern Sie sie dort.'
const BY_OTHERS = 'Das können nur andere ändern. Bitte sagen Sie ihnen Bescheid.'

/** What is to be known of one place: where it stands, and what its group does not say. */
export function placeNotes(stelle: Place, angaben: readonly Change[], title: Group['title']): string[] {
  const doubt = title === PARTLY && stelle.ersetzbar ? doubtAt(stelle, angaben) : ''
  return [
    stelle.ort,
    ...(doubt ? [`Nicht vorausgewählt: ${doubt}`] : []),
    ...(stelle.ersetzbar || title === NOT_HERE ? [] : ['Bitte dort selbst ändern.']),
  ]
}

/** What somebody has ticked or unticked, by place. */
export type Ticks = ReadonlyMap<string, boolean>

export const placeKey = ({ id }: Pick<Saying, 'id'>, { feld, absatz, alt }: Place): string =>
  `${id} ${feld} ${absatz} ${alt}`

/** As somebody has said; else where it is most likely wrong: nobody has it still, and no record states it for itself. */
export const isChosen = (
  content: Pick<Saying, 'id'>,
  stelle: Place,
  { ticks, angaben }: { ticks: Ticks; angaben: readonly Change[] },
): boolean => stelle.ersetzbar && (ticks.get(placeKey(content, stelle)) ?? doubtAt(stelle, angaben) === '')

/** What is sent: the chosen places as they were shown. */
export const wantedOf = (
  inhalte: readonly Saying[],
  by: { ticks: Ticks; angaben: readonly Change[] },
): Wanted =>
  inhalte.flatMap(one => {
    const stellen = one.stellen
      .filter(stelle => isChosen(one, stelle, by))
      .map(({ alt, feld, absatz, satz }) => ({ alt, feld, absatz, satz }))
    return stellen.length > 0 ? [{ id: one.id, stellen }] : []
  })

/** What pressing the button does: how many contents, and how many places where those are more. */
export function mendWords(wanted: Wanted): string {
  const places = wanted.flatMap(({ stellen }) => stellen).length
  if (places === 0) return 'Als Entwurf einsetzen'
  const where = wanted.length === 1 ? 'einem Inhalt' : `${wanted.length} Inhalten`
  return places === wanted.length
    ? `In ${where} als Entwurf einsetzen`
    : `An ${places} Stellen in ${where} als Entwurf einsetzen`
}

/** What stays as it is, each content with one old fact: so it was said, and so it is taken back. */
export const keptOf = ({ bleibt }: Pick<OldFacts, 'bleibt'>): readonly Saying[] =>
  bleibt.flatMap(({ id, art, titel, schreibbar, stellen }) =>
    [...Map.groupBy(stellen, ({ alt }) => alt).values()].map(said => ({
      id,
      art,
      titel,
      schreibbar,
      stellen: said,
    })),
  )

export function keptWords(kept: readonly Saying[]): string {
  const places = kept.flatMap(({ stellen }) => stellen).length
  return `Bleibt so: ${places === 1 ? 'eine Stelle' : `${places} Stellen`}`
}

/** In how many contents it still stands. */
export function standingWords({ inhalte, mehr }: OldFacts): string {
  if (inhalte.length === 1 && !mehr) return 'In einem anderen Inhalt steht noch die alte Angabe.'
  return `In ${mehr ? 'mehr als ' : ''}${inhalte.length} anderen Inhalten steht noch die alte Angabe.`
}

/** What became of the press, in sentences. */
export function saidOfMended(data: readonly Mended[]): string {
  const done = data.filter(({ stand }) => stand !== 'abgelehnt')
  const refused = data.length - done.length
  if (done.length === 0) return 'Es wurde nichts eingesetzt.'
  const how = done.some(({ stand }) => stand === 'entwurf') ? 'als Entwurf eingesetzt' : 'eingesetzt'
  const where = done.length === 1 ? 'In einem Inhalt' : `In ${done.length} Inhalten`
  // Those do not wait below: visitors have never read the old there.
  const never = done.filter(({ satz }) => satz !== undefined).length
  return [
    `${where} ${how}.`,
    never === 0 ? '' : `${never === 1 ? 'Einer davon war' : `${never} davon waren`} noch nie öffentlich.`,
    refused === 0 ? '' : refused === 1 ? 'In einem ging es nicht.' : `In ${refused} ging es nicht.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * What can be done with drafts that say the new already: publish them or have them looked at. Not those in which more has
 * changed: nobody makes the unfinished work of others public without having seen it.
 */
export function stepsOf(waiting: readonly Waiting[]) {
  const alone = waiting.filter(one => one.nur_das)
  return {
    veroeffentlichen: alone.filter(
      one => one.neues_ist_oeffentlich && one.freigebbar && isAbout('veroeffentlichen', one),
    ),
    /** Nobody releases a number that nobody has yet. */
    zuFrueh: alone.filter(one => one.freigebbar && !one.neues_ist_oeffentlich),
    einreichen: alone.filter(one => !one.freigebbar && one.schreibbar && isAbout('einreichen', one)),
  }
}

/** What the draft says now, and what visitors still read. */
export const mendedWords = ({ angaben }: Waiting): string =>
  angaben
    .map(one =>
      changeValues(one)
        .map(value => (one.angabe === 'gebuehr' ? `${value}\u00a0€` : value))
        .join(' statt '),
    )
    .join(', ')

/** Why a draft is not among those that go with one press; '' where it is. */
export function waitingNote({ nur_das, status, freigebbar }: Waiting): string {
  if (!nur_das) return 'Hier ist noch anderes geändert: bitte ansehen und dort veröffentlichen.'
  if (status === 'in_pruefung') return 'Liegt zur Prüfung.'
  return freigebbar ? '' : 'Veröffentlichen darf es, wer hier freigibt.'
}
