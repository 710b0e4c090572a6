import { berlinDay } from '@rathausplatz/time'
import { resultText } from '../result-text.ts'
import { nameWithoutAccess, openName, withoutAccess } from './access-words.ts'
import { isOfClosedBody } from './closed-bodies.ts'
import type { ClosedBusiness } from './closed-business.ts'
import { marksItselfClosed } from './closed-texts.ts'
import { type Data, type ForeignNames, given, type Reader, readableName } from './foreign-names.ts'
import { itemPapers } from './item-papers.ts'
import { leftOutBodies } from './left-out-bodies.ts'
import { stateOf } from './meeting-state.ts'
import type { JudgedItem } from './oparl-agenda.ts'
import { wordsOf } from './oparl-bodies.ts'
import { askingOnce, type Client, isObject, type Json } from './oparl-client.ts'
import type { OparlFiles } from './oparl-files.ts'
import { mustSayOpen } from './parts-of-meeting.ts'
import { readObject } from './read-object.ts'
import { ergebnisOf, saysMore } from './result-words.ts'
import { showsHeld } from './shows-held.ts'
import type { Entry } from './take-over.ts'
import type { Found } from './walk-oparl.ts'
import { whenOf } from './when.ts'
import type { Withhold } from './withheld.ts'

type Sources = {
  found: Found
  names: ForeignNames
  business: ClosedBusiness
  documents: OparlFiles
  clock: () => Date
  say: (sentence: string) => void
  withhold: Withhold
  get: Client
}

/** Yields the meetings that are not closed, with their public items. */
export async function* sitzungen({
  found,
  names,
  business,
  documents,
  clock,
  say,
  withhold,
  get,
}: Sources): AsyncGenerator<Entry> {
  const { agendaOf, closedBodies, closedMeetings } = business
  const leftOut = leftOutBodies(found, { say, one: 'Sitzung', many: 'Sitzungen' })
  /** Names a meeting without a name by its body, like those of the town. */
  const named = (bodies: readonly string[]): string => {
    const known = bodies.filter(id => names.slugFor('gremium', id) !== undefined)
    const [body] = known.map(id => {
      const there = found.organizations.get(id)
      const before = names.before('gremium', id)?.['name']
      return there ? wordsOf(there).name : typeof before === 'string' ? before : ''
    })
    return body ? `Sitzung: ${body}` : 'Sitzung'
  }
  const ownNames = (bodies: readonly string[]): string[] =>
    bodies.flatMap(id => {
      const reader = readObject(found.organizations.get(id) ?? {})
      return [reader.line('name'), reader.line('shortName')].filter(Boolean)
    })
  const papersOf = itemPapers({ found, names, business })
  const punkt = async (
    object: Json,
    { foreign, slug: meeting, get }: { foreign: string; slug: string; get: Client },
    { hinweise }: Reader,
  ): Promise<Data> => {
    const reader = readObject(object)
    const forAll = (name: string, text: string): string => {
      if (![text, reader.hidden(name)].some(marksItselfClosed)) return text
      withhold('text')
      return ''
    }
    const result = forAll('result', reader.line('result'))
    const ergebnis = ergebnisOf(result)
    const called = readableName(reader.line('id', 2_000))
    const votes = object['rathausplatz:abstimmung']
    const titel = openName(reader, 'name', 500) || WITHOUT_TITLE
    const nummer = openName(reader, 'number', 20)
    const text = saysMore(result, ergebnis) ? resultText(result) : ''
    const data: Data = {
      ...(called.startsWith(`${meeting}-`) ? { kennung: called.slice(meeting.length + 1) } : {}),
      titel,
      nummer,
      ...(nummer === '' ? { ohne_nummer: true } : {}),
      text,
      beschluss: forAll('resolutionText', reader.long('resolutionText', 20_000)),
      ...(await papersOf(foreign, object)),
      ...given({ ergebnis, abstimmung: isObject(votes) ? votes : undefined }),
      dateien: await documents([...reader.parts('resolutionFile'), ...reader.parts('auxiliaryFile')], {
        at: `Tagesordnungspunkt „${titel.slice(0, 150)}“`,
        get,
      }),
    }
    for (const said of reader.hinweise) hinweise.add(`${titel.slice(0, 60)}: ${said}`)
    return data
  }

  for (const [foreign, object] of found.meetings) {
    const reader = readObject(object)
    const { items, unread, isAllOpen, place } = agendaOf(foreign)
    const open = items.filter(({ verdict }) => verdict === 'open').map(({ item }) => item)
    const closed = items.filter(({ verdict }) => verdict !== 'open')
    for (const { verdict } of closed) if (verdict !== 'open') withhold(verdict)
    withhold('unread', unread)
    if (closedMeetings.has(foreign)) {
      withhold(isOfClosedBody(object, closedBodies) ? 'meeting-of-body' : 'meeting')
      continue
    }
    for (const sentence of sayThemselvesClosed(items)) reader.hinweise.add(sentence)
    const { start, fields } = whenOf(reader)
    const bodies = reader.links('organization')
    const [gremium, ...others] = names.slugsFor('gremium', bodies)
    // A meeting that is here already does not become stale silently: it is told.
    if (gremium === undefined && leftOut.areKnown(bodies) && !names.isImported('sitzung', foreign)) {
      leftOut.note(bodies)
      continue
    }
    const { said, zustand, grund } = stateOf(reader, {
      start,
      isDay: fields['ohne_uhrzeit'] === true,
      now: clock().getTime(),
    })
    const head: Data = {
      titel: openName(reader, 'name') || named(bodies),
      behandlung: 'oeffentlich',
      ...given({ gremium }),
      ...fields,
      gemeinsam_mit: others.slice(0, 10),
      ort: toldPlace(place, reader.hinweise),
      zustand,
      grund,
    }
    const day = start === undefined ? '' : berlinDay(new Date(start))
    const entry = names.entryOf('sitzung', foreign, head, `${gremium ?? ''} ${day}`, reader)
    if (entry.isOwn) {
      yield entry
      continue
    }
    const slug = String(entry.data['slug'])
    const before = names.before('sitzung', foreign)?.['tagesordnung']
    const tagesordnung: Data[] = []
    const once = askingOnce(get)
    for (const part of open) tagesordnung.push(await punkt(part, { foreign, slug, get: once }, reader))
    // Invitation and minutes cover the whole meeting, so in a mixed meeting they must say that they are
    // public.
    const only = {
      at: `Sitzung „${entry.name.slice(0, 150)}“`,
      own: ownNames(bodies),
      mustSayOpen: isAllOpen ? await mustSayOpen(object, open, once) : () => true,
      get: once,
    }
    const [einladung] = await documents(reader.parts('invitation').slice(0, 1), only)
    const minutes = [...reader.parts('resultsProtocol'), ...reader.parts('verbatimProtocol')]
    const [niederschrift, ...more] = await documents(minutes, only)
    const rest = await documents(
      [...reader.parts('invitation').slice(1), ...reader.parts('auxiliaryFile')],
      only,
    )
    const data: Data = {
      ...entry.data,
      tagesordnung: withKnownKennungen(tagesordnung.slice(0, 200), before),
      ...given({ einladung, niederschrift }),
      dateien: [...more, ...rest].slice(0, 50),
      teilnahmen: names
        .slugsFor('ratsperson', reader.links('participant'))
        .slice(0, 200)
        .map(person => ({ person, anwesenheit: 'anwesend' })),
    }
    const isSilent = zustand === 'durchgefuehrt' && said !== 'durchgefuehrt' && !showsHeld(data)
    yield {
      ...entry,
      data: { ...data, ...(isSilent ? { ohne_stand: true } : {}) },
      hinweise: [...reader.hinweise],
      closed: closedTitles(closed, open),
    }
  }
  leftOut.tell()
}

/** Returns the place that is for everyone; says what is missing. */
function toldPlace(given: string, hinweise: Set<string>): string {
  const { place, hadAccess } = withoutAccess(given)
  if (hadAccess) hinweise.add('Zugangsdaten im Ort (Link, Code oder Kennwort) nicht übernommen')
  if (place === '') hinweise.add('ohne Ort')
  return place
}

/** Names the items that only their own titles close, by number: their titles may be what is not public. */
const sayThemselvesClosed = (items: readonly JudgedItem[]): string[] =>
  items.flatMap(({ item, verdict }, index) => {
    if (verdict !== 'title') return []
    const number = readObject(item).line('number', 20)
    const called = /^[\p{L}\d]{0,3}[\s.]{0,2}\d[\d\s.)]{0,9}$/u.test(number)
      ? `Punkt ${number}`
      : `der ${index + 1}. Punkt`
    return [`${called} nennt sich nach seinem Titel nichtöffentlich und fehlt hier`]
  })

/** Titles of closed items, by which items imported earlier are found. */
function closedTitles(closed: readonly JudgedItem[], open: readonly Json[]): ReadonlySet<string> {
  // Some titles, such as „Verschiedenes“, occur in both parts.
  const called = new Set(open.map(titleOf))
  return new Set(closed.map(({ item }) => titleOf(item)).filter(title => !called.has(title)))
}

const titleOf = (item: Json) => openName(readObject(item), 'name', 500) || WITHOUT_TITLE
const WITHOUT_TITLE = 'Ohne Titel'

/**
 * Gives items the kennung they had before, because links and notes refer to it. Matches items by title, then
 * by number.
 */
function withKnownKennungen(items: Data[], before: unknown): Data[] {
  // A kennung is made of a title: one with access data is given up.
  const known = (Array.isArray(before) ? before : [])
    .filter(isObject)
    .filter(one => !nameWithoutAccess(String(one['titel'])).hadAccess)
  const taken = new Set(items.flatMap(({ kennung }) => (typeof kennung === 'string' ? [kennung] : [])))
  const claim = (item: Data, is: (one: Json) => boolean): Data => {
    if (item['kennung'] !== undefined) return item
    const kennung = known.find(one => is(one) && !taken.has(String(one['kennung'])))?.['kennung']
    if (typeof kennung !== 'string') return item
    taken.add(kennung)
    return { ...item, kennung }
  }
  return items
    .map(item => claim(item, one => one['titel'] === item['titel']))
    .map(item => claim(item, one => one['nummer'] !== '' && one['nummer'] === item['nummer']))
}
