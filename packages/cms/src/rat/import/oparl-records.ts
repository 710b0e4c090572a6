import type { Dokument } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/kalender'
import { slugOf } from '../../collections/slug.ts'
import type { FetchOutside } from '../../outbound/fetch-outside.ts'
import { refusalWords } from '../../outbound/fetch-outside.ts'
import { type ForeignFiles, MOST_FILE_BYTES } from './foreign-files.ts'
import { type Client, isObject, type Json } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import type { documentIds, RatKind, Stock } from './stock.ts'
import { type Entry, nameOf } from './take-over.ts'
import type { Found } from './walk-oparl.ts'
import {
  ergebnisOf,
  gremiumartOf,
  isOutsideTheCouncil,
  placeOfArt,
  rolleOf,
  zustandOf,
} from './words-of-oparl.ts'

type Sources = {
  found: Found
  stock: Stock
  ids: ReturnType<typeof documentIds>
  files: ForeignFiles
  get: Client
  fetch: FetchOutside
  clock: () => Date
  say: (sentence: string) => void
}

type Reader = ReturnType<typeof readObject>
type Data = Record<string, unknown>

/** What an OParl server has found, as records of ours: bodies first, as all else names them. */
export async function oparlRecords({ found, stock, ids, files, get, fetch, clock, say }: Sources) {
  /** How what is there is called here, by its foreign id; of a run that asks for changes alone, also what came before. */
  const slugs: Record<RatKind, Map<string, string>> = {
    gremium: new Map(),
    ratsperson: new Map(),
    vorlage: new Map(),
    sitzung: new Map(),
  }
  const slugOfForeign = (kind: RatKind, foreign: string | undefined): string | undefined => {
    if (foreign === undefined) return undefined
    const before = stock.imported(kind).get(ids.of(kind, foreign))?.data as Data | undefined
    const known = slugs[kind].get(foreign) ?? before?.['slug']
    return typeof known === 'string' ? known : undefined
  }
  const knownOnes = (kind: RatKind, foreign: readonly string[]): string[] => [
    ...new Set(foreign.flatMap(one => slugOfForeign(kind, one) ?? [])),
  ]

  const entryOf = (kind: RatKind, foreign: string, data: Data, words: string, reader: Reader): Entry => {
    const own = stock.own(kind, data)
    const isImported = stock.imported(kind).has(ids.of(kind, foreign))
    const isOwn = own !== undefined && !isImported
    const id = ids.of(kind, foreign)
    const slug = isOwn ? own : stock.slug(kind, id, [readableName(foreign), words])
    slugs[kind].set(foreign, slug)
    return {
      kind,
      id,
      isOwn,
      data: { ...data, slug },
      name: nameOf(data) || foreign.slice(0, 200),
      hinweise: [...reader.hinweise],
    }
  }

  const gremien = (): Entry[] => {
    const terms = termsOf(found.body)
    let passed = 0
    const read = [...found.organizations].flatMap(([foreign, object]) => {
      const reader = readObject(object)
      const type = reader.line('organizationType')
      if (isOutsideTheCouncil(type)) {
        passed++
        return []
      }
      const name = reader.line('name') || reader.line('shortName')
      const words = [type, reader.line('classification'), name].filter(one => one && one !== 'Gremium')
      const art =
        words.map(one => gremiumartOf(one)).find(Boolean) ??
        (reader.hinweise.add('Art nicht erkannt, gilt als Ausschuss'), 'ausschuss' as const)
      const data: Data = {
        name,
        kurzname: reader.line('shortName', 60),
        art,
        sortierung: placeOfArt(art),
        ...given({ endet_am: reader.day('endDate') }),
        ...(art === 'gemeinderat' ? { wahlperioden: terms } : {}),
      }
      return [
        {
          foreign,
          above: reader.link('subOrganizationOf'),
          entry: entryOf('gremium', foreign, data, name, reader),
        },
      ]
    })
    if (passed > 0)
      say(`${passed} Organisationen sind keine Gremien (Ämter, Parteien, fremde Gremien), weggelassen.`)
    return read.map(({ entry, above, foreign }) => {
      const uebergeordnet = above === foreign ? undefined : slugOfForeign('gremium', above)
      return Object.assign(entry, { data: { ...entry.data, ...given({ uebergeordnet }) } })
    })
  }

  const personen = (): Entry[] =>
    [...found.persons].map(([foreign, object]) => {
      const reader = readObject(object)
      const name = reader.line('name')
      const familyName = reader.line('familyName')
      const words = name.split(' ')
      const titel = reader.lines('title').join(' ').slice(0, 60)
      const data: Data = {
        titel,
        vorname: reader.line('givenName') || (familyName ? '' : words.slice(0, -1).join(' ')),
        nachname: familyName || (words.at(-1) ?? ''),
        einleitung: reader.long('life', 500),
        kommunikation: [
          ...reader.lines('phone').map(kennung => ({ kanal: 'TELEFON', kennung })),
          ...reader.lines('email').map(kennung => ({ kanal: 'EMAIL', kennung })),
        ].slice(0, 10),
        mitgliedschaften: reader.parts('membership').flatMap(one => membership(one, reader)),
      }
      return entryOf(
        'ratsperson',
        foreign,
        data,
        `${String(data['vorname'])} ${String(data['nachname'])}`,
        reader,
      )
    })

  const membership = (given_: Json | string, { hinweise }: Reader): Data[] => {
    if (typeof given_ === 'string' || given_['deleted'] === true) return []
    const reader = readObject(given_)
    const organization = reader.link('organization')
    const gremium = slugOfForeign('gremium', organization)
    if (gremium === undefined || organization === undefined) return []
    const role = reader.line('role')
    const there = found.organizations.get(organization)
    const von =
      reader.day('startDate') ??
      (there && readObject(there).day('startDate')) ??
      readObject(given_).day('created') ??
      termsOf(found.body).at(-1)?.von
    if (von === undefined) {
      hinweise.add(`eine Mitgliedschaft ohne Beginn fehlt (${gremium})`)
      return []
    }
    if (!('startDate' in given_)) hinweise.add(`Beginn einer Mitgliedschaft angenommen: ${von} (${gremium})`)
    for (const said of reader.hinweise) hinweise.add(said)
    return [
      {
        gremium,
        rolle: rolleOf(role) ?? 'mitglied',
        stimmrecht: reader.flag('votingRight') ?? true,
        von,
        ...given({ bis: reader.day('endDate') }),
      },
    ]
  }

  const document = async (one: Json | string | undefined): Promise<Dokument | undefined> => {
    if (one === undefined) return undefined
    let object: unknown = one
    if (typeof one === 'string') {
      const got = await get(one)
      if (!got.ok) return void files.leaveOut(`${one.slice(0, 300)}: ${got.satz}`)
      object = got.json
    }
    if (!isObject(object) || object['deleted'] === true) return undefined
    const reader = readObject(object)
    const id = reader.line('id', 2_000)
    const url = reader.line('accessUrl', 2_000) || reader.line('downloadUrl', 2_000)
    const name = reader.line('fileName') || reader.line('name')
    const type = reader.line('mimeType')
    const titel = reader.line('name').replace(/\.pdf$/i, '') || name.replace(/\.\w{1,5}$/, '') || 'Datei'
    const leaveOut = (why: string) =>
      void files.leaveOut(`${name || titel}: ${why} (${(url || id).slice(0, 300)})`)
    if (url === '') return leaveOut('ohne Adresse')
    if (type !== '' && !/pdf|octet-stream/i.test(type)) return leaveOut(`kein PDF, sondern ${type}`)
    if (Number(object['size'] ?? 0) > MOST_FILE_BYTES)
      return leaveOut(`größer als ${MOST_FILE_BYTES / 1_000_000} MB`)
    return files.take({
      id: id || url,
      titel,
      name,
      stand: [object['modified'], object['size'], object['sha512Checksum'], url].join(' '),
      urheber: `Übernommen von ${URL.canParse(url) ? new URL(url).hostname : 'dort'}`,
      bytes: async () => {
        const fetched = await fetch(url, { accept: 'application/pdf', mostBytes: MOST_FILE_BYTES })
        if (!fetched.ok) return { ok: false, satz: refusalWords[fetched.refusal] }
        const { status, body } = fetched.answer
        return status === 200 ? { ok: true, bytes: body } : { ok: false, satz: `Fehler ${status}` }
      },
    })
  }
  const documents = async (parts: readonly (Json | string)[]): Promise<Dokument[]> => {
    const taken: Dokument[] = []
    for (const part of parts) {
      const one = await document(part)
      if (one && !taken.some(({ url }) => url === one.url)) taken.push(one)
    }
    return taken.slice(0, 50)
  }

  /** Which items of the agendas are not public. Nothing that only they lead to is. */
  const items = [...found.meetings.values()].flatMap(itemsOf)
  const isClosed = new Map(items.map(item => [String(item['id']), item['public'] === false]))
  const meetingOfItem = new Map(
    [...found.meetings].flatMap(([id, meeting]) =>
      readObject(meeting)
        .links('agendaItem')
        .map(item => [item, id] as const),
    ),
  )

  const consultationsOf = (paper: Json) => readObject(paper).parts('consultation').filter(isObject)
  /** Of a meeting that has nothing public nothing is told. */
  const closedMeetings = new Set(
    [...found.meetings].flatMap(([id, meeting]) => {
      const parts = itemsOf(meeting)
      return parts.length > 0 && parts.every(part => part['public'] === false) ? [id] : []
    }),
  )
  const paperByConsultation = new Map<string, string>()
  const paperOfItem: { item: string; paper: string }[] = []
  for (const [id, paper] of found.papers)
    for (const one of consultationsOf(paper)) {
      if (typeof one['id'] === 'string') paperByConsultation.set(one['id'], id)
      const item = readObject(one).link('agendaItem')
      if (item !== undefined) paperOfItem.push({ item, paper: id })
    }
  const paperByItem = new Map(paperOfItem.map(({ item, paper }) => [item, paper]))

  /** Some servers name the paper itself where the consultation should stand. */
  function paperIdOf(item: Json): string | undefined {
    const consultation = readObject(item).link('consultation')
    if (consultation !== undefined && found.papers.has(consultation)) return consultation
    const embedded = isObject(item['consultation'])
      ? readObject(item['consultation']).link('paper')
      : undefined
    return embedded ?? paperByConsultation.get(consultation ?? '') ?? paperByItem.get(String(item['id']))
  }

  const paperOf = async (item: Json): Promise<string | undefined> => {
    const known = paperIdOf(item)
    const consultation = readObject(item).link('consultation')
    if (known !== undefined || consultation === undefined) return known
    const got = await get(consultation)
    return got.ok && isObject(got.json) ? readObject(got.json).link('paper') : undefined
  }

  /** Papers whose every item that is known is closed, whichever of the two names the other. */
  const dealtWith: { paper: string | undefined; isClosed: boolean }[] = paperOfItem.flatMap(
    ({ item, paper }) => {
      const known = isClosed.get(item)
      return known === undefined ? [] : [{ paper, isClosed: known }]
    },
  )
  for (const item of items) {
    const closed = item['public'] === false
    // Of an open one nobody need know here; a closed one may be the only one that knows of its paper.
    dealtWith.push({ paper: closed ? await paperOf(item) : paperIdOf(item), isClosed: closed })
  }
  const itemsOfPaper = Map.groupBy(dealtWith, ({ paper }) => paper)
  const closedPapers = new Set(
    [...found.papers.keys()].filter(id => itemsOfPaper.get(id)?.every(one => one.isClosed) ?? false),
  )

  const council = () =>
    [...found.organizations.keys()].flatMap(id => {
      const slug = slugOfForeign('gremium', id)
      const object = found.organizations.get(id)
      const words = object
        ? `${readObject(object).line('classification')} ${readObject(object).line('name')}`
        : ''
      return slug !== undefined && gremiumartOf(words) === 'gemeinderat' ? [slug] : []
    })[0]

  async function* vorlagen(): AsyncGenerator<Entry> {
    let closed = 0
    const open = [...found.papers].filter(([id]) => {
      if (closedPapers.has(id)) closed++
      return !closedPapers.has(id)
    })
    if (closed > 0) say(`${closed} Vorlagen nur zu nichtöffentlichen Punkten, weggelassen.`)
    // First what each is called, as papers name one another.
    const heads = open.map(([foreign, object]) => {
      const reader = readObject(object)
      const nummer = reader.line('reference', 40) || (reader.hinweise.add('ohne Nummer'), 'o. Nr.')
      const titel = reader.line('name', 500)
      const data: Data = {
        nummer,
        titel,
        art: reader.line('paperType', 80) || 'Vorlage',
        behandlung: 'oeffentlich',
      }
      return {
        reader,
        entry: entryOf('vorlage', foreign, data, nummer === 'o. Nr.' ? titel : `${nummer} ${titel}`, reader),
        foreign,
        object,
      }
    })
    for (const { reader, entry, foreign, object } of heads) {
      const consultations = consultationsOf(object).map(one => readObject(one))
      const deciding = consultations.find(one => one.flag('authoritative')) ?? consultations.at(-1)
      const gremium = [
        ...knownOnes('gremium', deciding?.links('organization') ?? []),
        ...knownOnes(
          'gremium',
          consultations.flatMap(one => one.links('organization')),
        ),
        ...knownOnes(
          'gremium',
          consultations.flatMap(meetingsOf).flatMap(one => readObject(one).links('organization')),
        ),
        ...knownOnes('gremium', reader.links('underDirectionOf')),
        council() ?? '',
      ].find(Boolean)
      const dated = reader.day('date') ?? reader.day('created')
      if (!('date' in object) && dated !== undefined) reader.hinweise.add(`ohne Datum, angenommen: ${dated}`)
      const streets = reader
        .parts('location')
        .flatMap(one => (isObject(one) ? readObject(one).line('streetAddress', 120) : []))
      const [datei] = entry.isOwn ? [] : await documents(reader.parts('mainFile').slice(0, 1))
      const anlagen = entry.isOwn
        ? []
        : await documents([...reader.parts('mainFile').slice(1), ...reader.parts('auxiliaryFile')])
      const related = ['relatedPaper', 'superordinatedPaper', 'subordinatedPaper'].flatMap(name =>
        reader.links(name),
      )
      const bezug = knownOnes(
        'vorlage',
        related.filter(one => one !== foreign && !closedPapers.has(one)),
      )
      yield {
        ...entry,
        data: {
          ...entry.data,
          ...given({
            datum: dated,
            gremium,
            eingereicht_von: knownOnes('gremium', reader.links('originatorOrganization'))[0],
            datei,
          }),
          anlagen,
          bezug: bezug.slice(0, 20),
          strassen: [...new Set(streets.filter(Boolean))].slice(0, 50),
        },
        hinweise: [...reader.hinweise],
      }
    }
  }

  const meetingsOf = (consultation: Reader): Json[] => {
    const id = consultation.link('meeting') ?? meetingOfItem.get(consultation.link('agendaItem') ?? '')
    const meeting = found.meetings.get(id ?? '')
    return meeting ? [meeting] : []
  }

  async function* sitzungen(): AsyncGenerator<Entry> {
    let closed = 0
    for (const [foreign, object] of found.meetings) {
      const reader = readObject(object)
      const parts = itemsOf(object)
      const open = parts.filter(part => part['public'] !== false)
      closed += parts.length - open.length
      if (closedMeetings.has(foreign)) continue
      const start = reader.moment('start')
      const end = reader.moment('end')
      const [gremium, ...others] = knownOnes('gremium', reader.links('organization'))
      const state = reader.line('meetingState')
      const isPast = start !== undefined && Date.parse(start) < clock().getTime()
      const zustand =
        reader.flag('cancelled') === true
          ? 'abgesagt'
          : (zustandOf(state) ?? (isPast ? 'durchgefuehrt' : 'geplant'))
      const head: Data = {
        titel: reader.line('name') || 'Sitzung',
        behandlung: 'oeffentlich',
        ...given({ gremium, datum_von: start }),
        ...(end !== undefined && start !== undefined && Date.parse(end) > Date.parse(start)
          ? { datum_bis: end }
          : {}),
        gemeinsam_mit: others.slice(0, 10),
        ort: placeOf(object) || (reader.hinweise.add('ohne Ort'), 'siehe Einladung'),
        zustand,
        grund: zustand === 'abgesagt' ? 'Die Sitzung wurde abgesagt.' : '',
      }
      const day = start === undefined ? '' : berlinDay(new Date(start))
      const entry = entryOf('sitzung', foreign, head, `${gremium ?? ''} ${day}`, reader)
      if (entry.isOwn) {
        yield entry
        continue
      }
      const slug = String(entry.data['slug'])
      const before = (stock.imported('sitzung').get(entry.id)?.data as Data | undefined)?.['tagesordnung']
      const tagesordnung: Data[] = []
      for (const part of open) tagesordnung.push(await punkt(part, slug, reader))
      const [einladung] = await documents(reader.parts('invitation').slice(0, 1))
      const minutes = [...reader.parts('resultsProtocol'), ...reader.parts('verbatimProtocol')]
      const [niederschrift, ...more] = await documents(minutes)
      const rest = await documents([...reader.parts('invitation').slice(1), ...reader.parts('auxiliaryFile')])
      yield {
        ...entry,
        data: {
          ...entry.data,
          tagesordnung: withKnownKennungen(tagesordnung.slice(0, 200), before),
          ...given({ einladung, niederschrift }),
          dateien: [...more, ...rest].slice(0, 50),
          teilnahmen: knownOnes('ratsperson', reader.links('participant'))
            .slice(0, 200)
            .map(person => ({ person, anwesenheit: 'anwesend' })),
        },
        hinweise: [...reader.hinweise],
      }
    }
    if (closed > 0) say(`${closed} nichtöffentliche Tagesordnungspunkte, weggelassen.`)
    if (closedMeetings.size > 0) say(`${closedMeetings.size} Sitzungen nur mit solchen, weggelassen.`)
  }

  const punkt = async (object: Json, meeting: string, { hinweise }: Reader): Promise<Data> => {
    const reader = readObject(object)
    const result = reader.line('result')
    const ergebnis = ergebnisOf(result)
    const paper = await paperOf(object)
    const vorlage =
      paper !== undefined && closedPapers.has(paper) ? undefined : slugOfForeign('vorlage', paper)
    const called = readableName(reader.line('id', 2_000))
    const votes = object['rathausplatz:abstimmung']
    const text = result !== '' && ergebnis === undefined ? `Ergebnis: ${result}` : ''
    const data: Data = {
      ...(called.startsWith(`${meeting}-`) ? { kennung: called.slice(meeting.length + 1) } : {}),
      titel: reader.line('name', 500) || 'Ohne Titel',
      nummer: reader.line('number', 20),
      text,
      beschluss: reader.long('resolutionText', 20_000),
      ...given({ ergebnis, vorlage, abstimmung: isObject(votes) ? votes : undefined }),
      dateien: await documents([...reader.parts('resolutionFile'), ...reader.parts('auxiliaryFile')]),
    }
    for (const said of reader.hinweise) hinweise.add(`${String(data['titel']).slice(0, 60)}: ${said}`)
    return data
  }

  return { gremien, personen, vorlagen, sitzungen, closed: new Set([...closedPapers, ...closedMeetings]) }
}

const itemsOf = (meeting: Json): Json[] =>
  readObject(meeting)
    .parts('agendaItem')
    .filter(isObject)
    .filter(({ deleted }) => deleted !== true)

/** The terms of the council, as a body names them. */
function termsOf(body: Json): { name: string; von: string; bis?: string }[] {
  return readObject(body)
    .parts('legislativeTerm')
    .filter(isObject)
    .filter(({ deleted }) => deleted !== true)
    .flatMap(object => {
      const reader = readObject(object)
      const von = reader.day('startDate')
      const bis = reader.day('endDate')
      const name = reader.line('name') || `ab ${von?.slice(0, 4) ?? ''}`
      return von === undefined ? [] : [{ name, von, ...(bis === undefined ? {} : { bis }) }]
    })
    .toSorted((a, b) => a.von.localeCompare(b.von))
    .slice(-50)
}

function placeOf({ location }: Json): string {
  if (!isObject(location))
    return typeof location === 'string' && !/^https?:/.test(location) ? location.slice(0, 300) : ''
  const reader = readObject(location)
  const lines = [
    reader.line('description'),
    reader.line('room'),
    reader.line('streetAddress'),
    reader.line('locality'),
  ]
  return [...new Set(lines.filter(Boolean))].join(', ').slice(0, 300)
}

/** Items keep the name by which links and notes know them: by their words, else by their number. */
function withKnownKennungen(items: Data[], before: unknown): Data[] {
  const known = (Array.isArray(before) ? before : []).filter(isObject)
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

/** The last part of an address, where it is made for people and no number or key. */
export function readableName(address: string): string {
  const last = URL.canParse(address) ? (new URL(address).pathname.split('/').at(-1) ?? '') : ''
  const isReadable =
    last === slugOf(last) &&
    /[a-z]{2}/.test(last) &&
    !/^[0-9a-f-]{16,}$/.test(last) &&
    !/^[a-z]{1,3}-?\d+$/.test(last)
  return isReadable ? last : ''
}

/** What has a value. */
const given = (fields: Data): Data =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
