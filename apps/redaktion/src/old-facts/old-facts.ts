import type { CallAnswer, CallInput, calls } from '@rathausplatz/contract'
import { isAbout } from '../bulk/bulk.ts'

export type OldFacts = CallAnswer<typeof calls.redaktionAlteAngaben>
export type Saying = OldFacts['inhalte'][number]
export type Place = Saying['stellen'][number]
export type Waiting = OldFacts['entwuerfe'][number]
export type Wanted = CallInput<typeof calls.redaktionAlteAngabenErsetzen>['body']['inhalte']
type Change = OldFacts['angaben'][number]
type Mended = CallAnswer<typeof calls.redaktionAlteAngabenErsetzen>['data'][number]

/** Returns the change that a sentence does not reflect yet. */
const changeAt = (angaben: readonly Change[], { alt }: Place): Change | undefined =>
  angaben.find(one => one.alt === alt)

const NAMES = {
  telefon: 'Nummer',
  email: 'E-Mail-Adresse',
  anschrift: 'Anschrift',
  gebuehr: 'Gebühr',
  name: 'Bezeichnung',
} as const satisfies Record<Change['angabe'], string>

/** Returns the owner, the new value and the old one in a sentence. */
export function changeWords({ angabe, alt, neu, wessen }: Change): string {
  if (angabe === 'gebuehr')
    return neu === null
      ? `Die Gebühr von ${alt}\u00a0€ für ${wessen} steht hier nicht mehr.`
      : `Die Gebühr für ${wessen} beträgt jetzt ${neu}\u00a0€ statt ${alt}\u00a0€.`
  if (angabe === 'name')
    return neu === null ? `„${alt}“ steht hier nicht mehr.` : `Hier steht jetzt „${neu}“ statt „${alt}“.`
  const name = NAMES[angabe]
  return neu === null
    ? `Die ${name} „${alt}“ von ${wessen} steht hier nicht mehr.`
    : `Die ${name} von ${wessen} lautet jetzt „${neu}“ statt „${alt}“.`
}

/** Returns the values in the sentence of `changeWords`, in order and with their quotes. */
export const changeValues = ({ angabe, alt, neu }: Pick<Change, 'angabe' | 'alt' | 'neu'>): string[] =>
  [...(neu === null ? [] : [neu]), alt].map(value => (angabe === 'gebuehr' ? value : `„${value}“`))

const MOST_NAMES = 3

/** Returns who still has the old value; '' for nobody. */
export function keepersWords({ angabe, weiterhin }: Change): string {
  if (weiterhin.length === 0) return ''
  const rest = weiterhin.length - MOST_NAMES
  const named = rest > 1 ? [...weiterhin.slice(0, MOST_NAMES), `${rest} weitere`] : weiterhin
  const all = new Intl.ListFormat('de-DE').format(named)
  if (angabe === 'gebuehr') return `Bei ${all} gilt dieser Betrag weiterhin.`
  return `${all} ${weiterhin.length === 1 ? 'hat' : 'haben'} diese ${NAMES[angabe]} weiterhin.`
}

/** Returns why the old value may be right at a place; '' if there is no reason. */
function doubtAt(stelle: Place, angaben: readonly Change[]): string {
  if (stelle.eigene) return OWN
  const change = changeAt(angaben, stelle)
  return change ? keepersWords(change) : ''
}

const OWN = 'Das ist dort eine eigene Angabe. Vielleicht gilt sie noch.'

/** Headings of the groups by their preselection, in order. */
const TITLES = [
  'Vorausgewählt',
  'Nicht vorausgewählt',
  'Zum Teil vorausgewählt',
  'Lässt sich hier nicht einsetzen',
] as const
const [CHOSEN, DOUBTED, PARTLY, NOT_HERE] = TITLES

/** Contents with the same note, which is shown once above them. */
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

/** Returns the notes of one place: where it is, and the notes that its group does not show. */
export function placeNotes(stelle: Place, angaben: readonly Change[], title: Group['title']): string[] {
  const doubt = title === PARTLY && stelle.ersetzbar ? doubtAt(stelle, angaben) : ''
  return [
    stelle.ort,
    ...(doubt ? [`Nicht vorausgewählt: ${doubt}`] : []),
    ...(stelle.ersetzbar || title === NOT_HERE ? [] : ['Bitte dort selbst ändern.']),
  ]
}

/** Manual selections by place. */
export type Ticks = ReadonlyMap<string, boolean>

export const placeKey = ({ id }: Pick<Saying, 'id'>, { feld, absatz, alt }: Place): string =>
  `${id} ${feld} ${absatz} ${alt}`

/**
 * True if the place is selected: manually, or by default if the value is most likely outdated, because no
 * other record has it and the content does not state it itself.
 */
export const isChosen = (
  content: Pick<Saying, 'id'>,
  stelle: Place,
  { ticks, angaben }: { ticks: Ticks; angaben: readonly Change[] },
): boolean => stelle.ersetzbar && (ticks.get(placeKey(content, stelle)) ?? doubtAt(stelle, angaben) === '')

/** Returns the request: the selected places as they were shown. */
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

/** Returns the label of the button: the number of contents, and the number of places if it is higher. */
export function mendWords(wanted: Wanted): string {
  const places = wanted.flatMap(({ stellen }) => stellen).length
  if (places === 0) return 'Als Entwurf einsetzen'
  const where = wanted.length === 1 ? 'einem Inhalt' : `${wanted.length} Inhalten`
  return places === wanted.length
    ? `In ${where} als Entwurf einsetzen`
    : `An ${places} Stellen in ${where} als Entwurf einsetzen`
}

/** Returns kept values, one entry per content and value, as they are kept and undone. */
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

/** Returns the number of contents that still state the old value. */
export function standingWords({ inhalte, mehr }: OldFacts): string {
  if (inhalte.length === 1 && !mehr) return 'In einem anderen Inhalt steht noch die alte Angabe.'
  return `In ${mehr ? 'mehr als ' : ''}${inhalte.length} anderen Inhalten steht noch die alte Angabe.`
}

/** Returns what a published record leaves to do: the contents that still state the old value, by name. */
export function publishedWords(old: OldFacts): string {
  const rest = old.inhalte.length - MOST_NAMES
  const named = (rest > 1 ? old.inhalte.slice(0, MOST_NAMES) : old.inhalte).map(({ titel }) => `„${titel}“`)
  const all = new Intl.ListFormat('de-DE').format([...named, ...(rest > 1 ? [`${rest} weitere`] : [])])
  return `Veröffentlicht. ${standingWords(old).slice(0, -1)}: ${all}.`
}

/** Returns the result in sentences. */
export function saidOfMended(data: readonly Mended[]): string {
  const done = data.filter(({ stand }) => stand !== 'abgelehnt')
  const refused = data.length - done.length
  if (done.length === 0) return 'Es wurde nichts eingesetzt.'
  const how = done.some(({ stand }) => stand === 'entwurf') ? 'als Entwurf eingesetzt' : 'eingesetzt'
  const where = done.length === 1 ? 'In einem Inhalt' : `In ${done.length} Inhalten`
  // These drafts are not listed as waiting: visitors have never read the old value there.
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
 * Returns the steps for corrected drafts: publish or submit for review. Drafts with other changes are
 * excluded: nobody publishes unseen work of others.
 */
export function stepsOf(waiting: readonly Waiting[]) {
  const alone = waiting.filter(one => one.nur_das)
  return {
    veroeffentlichen: alone.filter(
      one => one.neues_ist_oeffentlich && one.freigebbar && isAbout('veroeffentlichen', one),
    ),
    /** A draft cannot be published before the record itself has the new value in public. */
    zuFrueh: alone.filter(one => one.freigebbar && !one.neues_ist_oeffentlich),
    einreichen: alone.filter(one => !one.freigebbar && one.schreibbar && isAbout('einreichen', one)),
  }
}

/** Returns what the draft says, and what visitors still read. */
export const mendedWords = ({ angaben }: Waiting): string =>
  angaben
    .map(one =>
      changeValues(one)
        .map(value => (one.angabe === 'gebuehr' ? `${value}\u00a0€` : value))
        .join(' statt '),
    )
    .join(', ')

/** Returns why the account cannot publish the draft here; '' without such a reason. */
export function waitingNote({ nur_das, status, freigebbar }: Waiting): string {
  if (!nur_das) return 'Hier ist noch anderes geändert: bitte ansehen und dort veröffentlichen.'
  if (status === 'in_pruefung') return 'Liegt zur Prüfung.'
  return freigebbar ? '' : 'Veröffentlichen darf es, wer hier freigibt.'
}
