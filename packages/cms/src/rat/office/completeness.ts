import type { Sitzungsmangel, Sitzungsmitglied } from '@rathausplatz/contract'
import type { Sitzung, Vorlage } from '@rathausplatz/contract/records'
import type { Holidays } from '@rathausplatz/kalender'
import { berlinDay, daysUntil, germanDay, weekdayOf } from '@rathausplatz/time'
import { papersOfItem } from '../../collections/papers-of-item.ts'
import { nummerOf, topOf } from '../meetings-on-wire.ts'
import { type Evening, headOf, type Part, partsOf } from './evening.ts'
import { lateInvitation } from './notice-period.ts'
import { type Refused, withRefused } from './refused-in-words.ts'

/** The fields of a paper that matter for a meeting. */
export type Paper = {
  readonly id: string
  readonly data: Pick<Vorlage, 'titel' | 'behandlung' | 'datei'>
  readonly isReleased: boolean
}

export type Known = {
  readonly papers: ReadonlyMap<string, Paper>
  readonly members: readonly Pick<Sitzungsmitglied, 'name' | 'email' | 'rolle'>[]
  readonly isInvited: boolean
  readonly refused: Refused
  readonly holidays: Holidays
  readonly now: Date
  /** The official key of the town, empty if it has none: the law of its state says when to invite. */
  readonly ags: string
}

/** Agenda items that usually have no paper. */
const WITHOUT_PAPER =
  /^(?:anfragen|annahme von spenden|begrüßung|bekanntgabe|bericht|beschlüsse aus|bürgerfrag|einwohnerfrag|eröffnung|fragen|fragestunde|genehmigung|mitteilungen|niederschrift|verschiedenes|verabschiedung|verpflichtung|wahl)/i

/** Returns what a meeting lacks before people are invited, in the order in which to fix it. */
export function incompleteness(evening: Evening, known: Known): Sitzungsmangel[] {
  const head = headOf(evening)
  const found = [...headLacks(head, known), ...peopleLack(head, known)]
  if (evening.open && evening.closed) found.push(...partsDiffer(evening.open, evening.closed))
  for (const part of partsOf(evening)) found.push(...agendaLacks(part, known))
  return partsOf(evening).reduce<Sitzungsmangel[]>(
    (all, part) => withRefused(all, part, known.refused.get(part.id) ?? []),
    found,
  )
}

type Weight = Sitzungsmangel['gewicht']

const saying =
  ({ data: { behandlung } }: Part) =>
  (gewicht: Weight, feld: string, satz: string, more: Partial<Sitzungsmangel> = {}): Sitzungsmangel => ({
    gewicht,
    teil: behandlung,
    feld,
    satz,
    ...more,
  })

function headLacks(head: Part, { isInvited, holidays, now, ags }: Known): Sitzungsmangel[] {
  const lacks = saying(head)
  const { gremium, ort, datum_von, ohne_uhrzeit, zustand } = head.data
  const found: Sitzungsmangel[] = []
  if (gremium === '') found.push(lacks('sperrt', 'gremium', 'Es ist kein Gremium gewählt.'))
  if (ort.trim() === '') found.push(lacks('sperrt', 'ort', 'Der Ort fehlt.'))
  const day = dayOf(datum_von)
  if (day === undefined) found.push(lacks('sperrt', 'datum_von', 'Tag und Uhrzeit fehlen.'))
  else if (ohne_uhrzeit)
    found.push(lacks('sperrt', 'datum_von', 'Die Uhrzeit fehlt: „Ohne Uhrzeit“ ist eingeschaltet.'))
  // A meeting that was announced in another way, or is over, needs no invitation any more.
  else if (!isInvited && zustand === 'geplant') {
    const days = daysUntil(berlinDay(now), day)
    const dayOff = dayOffInWords(day, holidays)
    if (dayOff)
      found.push(lacks('hinweis', 'datum_von', `Der ${germanDay(day)} ist ${dayOff}. Stimmt der Tag?`))
    if (Date.parse(datum_von) <= now.getTime())
      found.push(lacks('sperrt', 'datum_von', 'Der Beginn liegt in der Vergangenheit.'))
    else {
      const late = lateInvitation(days, ags)
      if (late) found.push(lacks('hinweis', 'datum_von', late))
    }
  }
  return found
}

/** `ein Sonntag`, `ein Feiertag (Karfreitag)`: councils meet there by mistake only. */
function dayOffInWords(day: string, holidays: Holidays): string | undefined {
  const holiday = holidays.on(day)
  if (holiday !== undefined) return `ein Feiertag (${holiday})`
  return weekdayOf(day) === SUNDAY ? 'ein Sonntag' : undefined
}

const SUNDAY = 6

function peopleLack(head: Part, { members }: Known): Sitzungsmangel[] {
  const lacks = saying(head)
  if (head.data.gremium === '') return []
  if (members.length === 0)
    return [
      lacks('sperrt', 'gremium', 'Das Gremium hat an diesem Tag keine Mitglieder, die man einladen könnte.'),
    ]
  return members
    .filter(({ email }) => email === null)
    .map(({ name }) =>
      lacks('hinweis', 'einladung', `${name} hat keine E-Mail-Adresse und ist auf anderem Weg einzuladen.`),
    )
}

function partsDiffer(open: Part, closed: Part): Sitzungsmangel[] {
  const lacks = saying(closed)
  const found: Sitzungsmangel[] = []
  if (open.data.gremium !== closed.data.gremium)
    found.push(
      lacks(
        'sperrt',
        'gremium',
        closed.data.gremium === ''
          ? 'Der nichtöffentliche Teil hat kein Gremium: Niemand könnte ihn lesen.'
          : 'Der nichtöffentliche Teil nennt ein anderes Gremium als der öffentliche.',
      ),
    )
  if (dayOf(open.data.datum_von) !== dayOf(closed.data.datum_von))
    found.push(lacks('fehlt', 'datum_von', 'Der nichtöffentliche Teil liegt an einem anderen Tag.'))
  return found
}

function agendaLacks(part: Part, known: Known): Sitzungsmangel[] {
  const { tagesordnung, teil_von } = part.data
  const lacks = saying(part)
  const { items, places } = part.typed ?? { items: tagesordnung, places: [...tagesordnung.keys()] }
  // A meeting without non-public items is normal.
  if (items.length === 0)
    return teil_von === undefined ? [lacks('sperrt', 'tagesordnung', 'Die Tagesordnung ist leer.')] : []
  const numbered = tagesordnung.map((item, at) => ({ item, index: places[at] ?? at }))
  return numbersTwice(part, numbered).concat(
    numbered.flatMap(({ item, index }) =>
      votesDiffer(part, item, index).concat(itemLacks(part, item, index, known)),
    ),
  )
}

type Numbered = { readonly item: Sitzung['tagesordnung'][number]; readonly index: number }

/** The same number twice in a part: invitations, minutes and votes name an item by it. */
function numbersTwice(part: Part, numbered: readonly Numbered[]): Sitzungsmangel[] {
  const byNumber = Map.groupBy(numbered, ({ item, index }) =>
    nummerOf(part.data, index, item)
      .replace(/^\s*TOP(?!\p{L})/iu, '')
      .replaceAll(/\s+/g, ' ')
      .replace(/[.)]$/, '')
      .trim()
      .toLowerCase(),
  )
  return [...byNumber].flatMap(([number, [first, ...others]]) => {
    const last = others.at(-1)
    if (number === '' || !first || !last) return []
    const times = ['zweimal', 'dreimal'][others.length - 1] ?? `${others.length + 1}-mal`
    const satz = `${topOf(part.data, first.index, first.item)} gibt es ${times}.`
    return [saying(part)('hinweis', `tagesordnung.${last.index}.nummer`, satz)]
  })
}

/** More votes than people present, if the attendance is recorded. */
function votesDiffer(part: Part, punkt: Sitzung['tagesordnung'][number], index: number): Sitzungsmangel[] {
  const { abstimmung } = punkt
  const { teilnahmen } = part.data
  if (!abstimmung || teilnahmen.length === 0) return []
  const present = teilnahmen.filter(
    ({ anwesenheit, vertreten_durch }) => anwesenheit === 'anwesend' || vertreten_durch !== undefined,
  ).length
  const votes = abstimmung.ja + abstimmung.nein + abstimmung.enthaltungen
  if (votes <= present) return []
  const top = topOf(part.data, index, punkt)
  const satz = `${top}: ${votes} Stimmen, aber nur ${present} waren da. Stimmen die Anwesenheit und die Abstimmung?`
  return [saying(part)('hinweis', 'niederschrift', satz)]
}

function itemLacks(
  part: Part,
  punkt: Sitzung['tagesordnung'][number],
  index: number,
  { papers }: Known,
): Sitzungsmangel[] {
  const lacks = saying(part)
  const { titel, text, dateien } = punkt
  const top = topOf(part.data, index, punkt)
  const at = `tagesordnung.${index}`
  if (titel.trim() === '') return [lacks('sperrt', `${at}.titel`, `${top}: Der Titel fehlt.`)]
  const slugs = papersOfItem(punkt).map(({ vorlage }) => vorlage)
  const isMain = punkt.vorlage !== undefined
  const fieldOf = (nth: number) =>
    isMain && nth === 0 ? `${at}.vorlage` : `${at}.weitere_vorlagen.${isMain ? nth - 1 : nth}.vorlage`
  if (slugs.length === 0) {
    const needsOne = !WITHOUT_PAPER.test(titel) && text === '' && dateien.length === 0
    return needsOne ? [lacks('hinweis', `${at}.vorlage`, `${top}: Keine Vorlage angehängt.`)] : []
  }
  return slugs.flatMap((slug, nth) => paperLacks(part, papers.get(slug), { feld: fieldOf(nth), top }))
}

function paperLacks(
  part: Part,
  paper: Paper | undefined,
  { feld, top }: { feld: string; top: string },
): Sitzungsmangel[] {
  const lacks = saying(part)
  if (!paper) return [lacks('sperrt', feld, `${top}: Die Vorlage gibt es nicht mehr.`)]
  const { id, data, isReleased } = paper
  const found: Sitzungsmangel[] = []
  const of = { vorlage: id }
  const isOpen = part.data.behandlung === 'oeffentlich'
  if (isOpen && data.behandlung === 'nichtoeffentlich')
    found.push(lacks('fehlt', feld, `${top}: Der Punkt ist öffentlich, seine Vorlage nichtöffentlich.`))
  if (!isOpen && data.behandlung === 'oeffentlich')
    found.push(
      lacks(
        'hinweis',
        feld,
        `${top}: Der Punkt ist nichtöffentlich, seine Vorlage ${isReleased ? 'steht auf der Website. Gehört sie zu keinem öffentlichen Punkt, ziehen Sie sie zurück.' : 'öffentlich.'}`,
        of,
      ),
    )
  if (!data.datei) found.push(lacks('fehlt', feld, `${top}: Die Vorlage hat noch keine PDF-Datei.`, of))
  if (!isReleased) found.push(lacks('fehlt', feld, `${top}: Die Vorlage ist noch nicht veröffentlicht.`, of))
  return found
}

const dayOf = (moment: string): string | undefined =>
  Number.isNaN(Date.parse(moment)) ? undefined : berlinDay(new Date(moment))
