import {
  ABFALL_PFAD,
  type Abfallfraktion,
  abfallthemaIn,
  type Erinnerungszeit,
  erinnerungszeiten,
  isAbholung,
} from '@rathausplatz/contract'
import { berlinDay, berlinMoment, plusDays, utc } from '@rathausplatz/kalender'
import type { AboKeys } from '../abos/keys.ts'
import { REMINDING, subscriptionMail } from '../abos/mails.ts'
import { tablesOf as abosIn } from '../abos/tables.ts'
import { townName } from '../abos/town-name.ts'
import type { StepJob } from '../jobs/job.ts'
import { putMails } from '../outbox/put-mail.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/index.ts'
import { kindsByCode } from './kinds.ts'
import { tablesOf } from './tables.ts'
import { dayInWords } from './words.ts'

type Db = Database['read']
type Words = { readonly publicUrl: string; readonly keys: AboKeys }

/** How people are reached. */
type Way = 'mail' | 'push'

/** Few enough that an editor who saves meanwhile does not notice. */
const PEOPLE_AT_ONCE = 50
/** By then the bins stand at the street, or it is too late. */
const OVER_AT: Record<Erinnerungszeit, string> = { abend: '06:00', morgen: '09:00' }

/** Reminds of collections: by mail where mail leaves the house, and devices. */
export const reminders = (words: Words, { canMail }: { canMail: boolean }): readonly StepJob[] =>
  (Object.keys(erinnerungszeiten) as Erinnerungszeit[]).flatMap(zeit =>
    (canMail ? (['mail', 'push'] as const) : (['push'] as const)).map(way => reminding(zeit, way, words)),
  )

const NAMES: Record<Erinnerungszeit, Record<Way, string>> = {
  abend: {
    mail: 'Am Abend vorher an die Abfuhr erinnern',
    push: 'Geräte am Abend vorher an die Abfuhr erinnern',
  },
  morgen: { mail: 'Am Morgen an die Abfuhr erinnern', push: 'Geräte am Morgen an die Abfuhr erinnern' },
}

/**
 * How far a run has come, as its mark: the day of the last one that is done, and while one goes on, its day and who was
 * reminded last. Each step is one transaction with its mark, so nobody is reminded twice, and nobody is left out when
 * the house is killed in between.
 */
type Progress = { readonly done: string; readonly at?: { readonly day: string; readonly last: string } }

function readMark(mark: string | null): Progress {
  const [done = '', day, last = ''] = (mark ?? '').split(' ')
  return day === undefined ? { done } : { done, at: { day, last } }
}

const markOf = ({ done, at }: Progress): string => (at ? `${done} ${at.day} ${at.last}` : done)

const momentOn = (day: string, time: string): string => utc(berlinMoment({ day, time: `${time}:00` }))

/** The last day whose moment has come. */
function lastDay(zeit: Erinnerungszeit, now: Date): string {
  const today = berlinDay(now)
  return now.toISOString() < momentOn(today, erinnerungszeiten[zeit].uhrzeit) ? plusDays(today, -1) : today
}

/** The next moment that is not done; one that lies behind us is met at once. */
export function dueFor(zeit: Erinnerungszeit, now: Date, mark: string | null): string {
  const { done, at } = readMark(mark)
  if (at || done === '') return now.toISOString()
  const last = lastDay(zeit, now)
  // One beyond today was done by a clock that was ahead.
  return momentOn(
    plusDays(done < last ? done : last, 1) > last ? plusDays(last, 1) : last,
    erinnerungszeiten[zeit].uhrzeit,
  )
}

function reminding(zeit: Erinnerungszeit, way: Way, words: Words): StepJob {
  return {
    name: NAMES[zeit][way],
    due: { at: async (_, { now, mark }) => dueFor(zeit, now, mark) },
    async step(db, { now, mark }) {
      const progress = readMark(mark)
      const day = progress.at?.day ?? lastDay(zeit, now)
      // Whoever begins has reminded nobody of what was before.
      if (progress.done === '' && !progress.at) return { more: false, mark: day }
      const collected = zeit === 'abend' ? plusDays(day, 1) : day
      const over = momentOn(collected, OVER_AT[zeit])
      if (now.toISOString() >= over) return { more: false, mark: day }
      const about = { zeit, collected, giltBis: new Date(over), now, words }
      const last = progress.at?.last ?? ''
      const next = await (way === 'mail' ? mailSome(db, last, about) : pushSome(db, last, about))
      if (next === undefined) return { more: false, mark: day }
      return { more: true, mark: markOf({ done: progress.done, at: { day, last: next } }) }
    },
  }
}

type About = {
  readonly zeit: Erinnerungszeit
  readonly collected: string
  readonly giltBis: Date
  readonly now: Date
  readonly words: Words
}

type Collected = { readonly ort_id: string; readonly fraktion: Abfallfraktion; readonly satz: string }

/** What is collected on a day at these places. */
async function collectedAt(db: Db, day: string, orte: readonly string[]): Promise<Collected[]> {
  if (orte.length === 0) return []
  const rows = await tablesOf(db)
    .selectFrom('abfall_termine as d')
    .innerJoin('abfall_touren as t', 't.id', 'd.tour_id')
    .innerJoin('abfall_tour_orte as o', 'o.tour_id', 'd.tour_id')
    .select([
      'o.ort_id',
      't.fraktion',
      'd.urspruenglich',
      'd.datum',
      'd.grund',
      'd.zeit_von',
      'd.zeit_bis',
      'd.platz',
    ])
    .select(['t.zeit_von as tour_von', 't.zeit_bis as tour_bis', 't.platz as tour_platz'])
    .where('d.datum', '=', day)
    .where('d.stand', '=', 'gilt')
    .where('o.ort_id', 'in', [...new Set(orte)])
    .execute()
  return rows
    .filter(({ fraktion }) => isAbholung(fraktion))
    .map(row => ({ ort_id: row.ort_id, fraktion: row.fraktion, satz: detailOf(row) }))
}

function detailOf(row: {
  urspruenglich: string
  datum: string
  grund: string
  zeit_von: string | null
  zeit_bis: string | null
  platz: string
  tour_von: string | null
  tour_bis: string | null
  tour_platz: string
}): string {
  const from = row.zeit_von ?? row.tour_von
  const to = row.zeit_von === null ? row.tour_bis : row.zeit_bis
  const time = from === null ? '' : to === null ? `ab ${from} Uhr` : `${from} bis ${to} Uhr`
  const moved =
    row.datum === row.urspruenglich
      ? ''
      : `verschoben vom ${dayInWords(row.urspruenglich)}${row.grund ? `, wegen ${row.grund}` : ''}`
  return [time, row.platz || row.tour_platz, moved].filter(Boolean).join(', ')
}

/**
 * The next subscribers behind `last`, with what they have chosen at these times: nothing for who has not confirmed it, or
 * hears of other things. A database that may choose by topic or state sorts everybody at each step, and a run takes the
 * square of their number.
 */
async function subscribersBehind(db: Db, last: string, zeiten: readonly Erinnerungszeit[]) {
  const tables = abosIn(db)
  const people = await tables
    .selectFrom('abos')
    .select(['id', 'email', 'stand'])
    .where('id', '>', last)
    .orderBy('id')
    .limit(PEOPLE_AT_ONCE)
    .execute()
  const ids = people.map(({ id }) => id)
  const topics =
    ids.length === 0
      ? []
      : await tables
          .selectFrom('abo_themen')
          .select(['abo_id', 'thema', 'titel'])
          .where('abo_id', 'in', ids)
          .orderBy('thema')
          .execute()
  const byPerson = Map.groupBy(topics, ({ abo_id }) => abo_id)
  return people.map(({ id, email, stand }) => {
    const own = byPerson.get(id) ?? []
    const confirmed = stand === 'aktiv' ? own : []
    const choice = confirmed.flatMap(({ thema }) => {
      const one = abfallthemaIn(thema)
      return one && zeiten.includes(one.zeit) ? [one] : []
    })
    return { id, email, choice, titles: own.map(({ titel }) => titel) }
  })
}

async function mailSome(db: Db, last: string, about: About): Promise<string | undefined> {
  const { zeit, collected, giltBis, now, words } = about
  const people = await subscribersBehind(db, last, [zeit])
  if (people.length === 0) return undefined
  const [dates, kinds, town] = await Promise.all([
    collectedAt(
      db,
      collected,
      people.flatMap(({ choice }) => choice.map(({ ort }) => ort)),
    ),
    kindsByCode(db),
    townName(db, now),
  ])
  const byPlace = Map.groupBy(dates, ({ ort_id }) => ort_id)
  const mails = people.flatMap(({ id, email, choice, titles }) => {
    const due = choice.flatMap(({ ort, fraktion }) =>
      (byPlace.get(ort) ?? []).filter(one => one.fraktion === fraktion),
    )
    if (due.length === 0) return []
    const lines = [
      ...new Set(
        due.map(({ fraktion, satz }) => [kinds.get(fraktion)?.name, satz].filter(Boolean).join(': ')),
      ),
    ]
    const names = [...new Set(due.map(({ fraktion }) => kinds.get(fraktion)?.name ?? fraktion))]
    const when = zeit === 'abend' ? 'Morgen' : 'Heute'
    const mail = subscriptionMail({ ...words, town }, id, {
      anlass: REMINDING,
      betreff: `${when}: ${listed(names)}`,
      absaetze: [
        'Guten Tag,',
        `${when.toLowerCase()}, ${dayInWords(collected)}, wird geholt:`,
        lines.map(line => `– ${line}`).join('\n'),
        `Alle Termine: ${words.publicUrl}${ABFALL_PFAD}`,
      ],
      titles,
    })
    return [{ ...mail, an: email, giltBis }]
  })
  await putMails(db, mails, now)
  return people.at(-1)?.id
}

async function pushSome(db: Db, last: string, about: About): Promise<string | undefined> {
  const { zeit, collected, giltBis, now } = about
  const tables = tablesOf(db)
  const devices = await tables
    .selectFrom('abfall_geraete')
    .select(['id', 'ort_id', 'fraktionen'])
    .where('zeit', '=', zeit)
    .where('id', '>', last)
    .orderBy('id')
    .limit(PEOPLE_AT_ONCE)
    .execute()
  if (devices.length === 0) return undefined
  const [dates, kinds] = await Promise.all([
    collectedAt(
      db,
      collected,
      devices.map(({ ort_id }) => ort_id),
    ),
    kindsByCode(db),
  ])
  const byPlace = Map.groupBy(dates, ({ ort_id }) => ort_id)
  const messages = devices.flatMap(({ id, ort_id, fraktionen }) => {
    const chosen = fraktionen.split(',')
    const due = (byPlace.get(ort_id) ?? []).filter(({ fraktion }) => chosen.includes(fraktion))
    if (due.length === 0) return []
    const names = [...new Set(due.map(({ fraktion }) => kinds.get(fraktion)?.name ?? fraktion))]
    const inhalt = {
      titel: `${zeit === 'abend' ? 'Morgen' : 'Heute'}: ${listed(names)}`,
      text: due.map(({ satz }) => satz).find(Boolean) ?? `Abfuhr am ${dayInWords(collected)}.`,
      adresse: ABFALL_PFAD,
      marke: `abfall-${collected}`,
    }
    return [messageTo(id, inhalt, giltBis, now)]
  })
  if (messages.length > 0) await tables.insertInto('abfall_nachrichten').values(messages).execute()
  return devices.at(-1)?.id
}

const messageTo = (geraet_id: string, inhalt: object, giltBis: Date, now: Date) => ({
  id: newId(now),
  geraet_id,
  inhalt: JSON.stringify(inhalt),
  due_at: now.toISOString(),
  gilt_bis: giltBis.toISOString(),
  attempts: 0,
})

const LIST = new Intl.ListFormat('de', { type: 'conjunction' })
const listed = (names: readonly string[]): string => LIST.format(names)

/** What is told at once is news for so long, in hours. */
const NOTICE_HOURS = 12

/** Tells at once of dates that were moved at short notice, or fall out. */
export const notices = (words: Words, { canMail }: { canMail: boolean }): StepJob => ({
  name: 'Verschobene Abfuhr melden',
  due: {
    async at(db, { now }) {
      const row = await tablesOf(db).selectFrom('abfall_meldungen').select('lauf').limit(1).executeTakeFirst()
      return row && now.toISOString()
    },
  },
  /** The mark is who was told last, of mail (`m`) first, then of devices (`g`). */
  async step(db, { now, mark }) {
    const tables = tablesOf(db)
    const running = mark ?? ''
    if (running === '') {
      await tables.updateTable('abfall_meldungen').set({ lauf: 1 }).where('lauf', '=', 0).execute()
      return { more: true, mark: canMail ? 'm' : 'g' }
    }
    const news = await tables
      .selectFrom('abfall_meldungen as m')
      .innerJoin('abfall_touren as t', 't.id', 'm.tour_id')
      .select(['m.tour_id', 'm.vorher', 'm.nachher', 'm.grund', 't.fraktion'])
      .where('m.lauf', '=', 1)
      .orderBy('m.vorher')
      .execute()
    const last = running.slice(1)
    const about = { news, now, words }
    const next = running.startsWith('m') ? await mailNews(db, last, about) : await pushNews(db, last, about)
    if (next !== undefined) return { more: true, mark: `${running[0]}${next}` }
    if (running.startsWith('m')) return { more: true, mark: 'g' }
    await tables.deleteFrom('abfall_meldungen').where('lauf', '=', 1).execute()
    return { more: false, mark: '' }
  },
})

type News = {
  readonly tour_id: string
  readonly vorher: string
  readonly nachher: string | null
  readonly grund: string
  readonly fraktion: Abfallfraktion
}
type Telling = { readonly news: readonly News[]; readonly now: Date; readonly words: Words }

async function newsAt(db: Db, news: readonly News[], orte: readonly string[]) {
  if (news.length === 0 || orte.length === 0) return new Map<string, News[]>()
  const rows = await tablesOf(db)
    .selectFrom('abfall_tour_orte')
    .selectAll()
    .where('ort_id', 'in', [...new Set(orte)])
    .where('tour_id', 'in', [...new Set(news.map(({ tour_id }) => tour_id))])
    .execute()
  const found = new Map<string, News[]>()
  for (const { ort_id, tour_id } of rows)
    found.set(ort_id, [...(found.get(ort_id) ?? []), ...news.filter(one => one.tour_id === tour_id)])
  return found
}

function newsInWords({ vorher, nachher, grund }: News, name: string): string {
  const why = grund ? ` Grund: ${grund}.` : ''
  if (nachher === null) return `${name} wird am ${dayInWords(vorher)} nicht geholt.${why}`
  if (vorher === '') return `${name} wird am ${dayInWords(nachher)} geholt.${why}`
  return `${name} wird nicht am ${dayInWords(vorher)} geholt, sondern am ${dayInWords(nachher)}.${why}`
}

async function mailNews(db: Db, last: string, { news, now, words }: Telling): Promise<string | undefined> {
  const people = await subscribersBehind(db, last, ['abend', 'morgen'])
  if (people.length === 0) return undefined
  const [byPlace, kinds, town] = await Promise.all([
    newsAt(
      db,
      news,
      people.flatMap(({ choice }) => choice.map(({ ort }) => ort)),
    ),
    kindsByCode(db),
    townName(db, now),
  ])
  const giltBis = new Date(now.getTime() + NOTICE_HOURS * 3_600_000)
  const mails = people.flatMap(({ id, email, choice, titles }) => {
    const own = choice.flatMap(({ ort, fraktion }) =>
      (byPlace.get(ort) ?? []).filter(one => one.fraktion === fraktion),
    )
    const lines = [
      ...new Set(own.map(one => newsInWords(one, kinds.get(one.fraktion)?.name ?? one.fraktion))),
    ]
    if (lines.length === 0) return []
    const mail = subscriptionMail({ ...words, town }, id, {
      anlass: REMINDING,
      betreff: own.every(({ nachher }) => nachher === null)
        ? 'Eine Abfuhr fällt aus'
        : 'Eine Abfuhr ist verschoben',
      absaetze: [
        'Guten Tag,',
        'bei Ihrer Abfuhr hat sich etwas geändert:',
        lines.map(line => `– ${line}`).join('\n'),
        'Wir erinnern Sie zum neuen Termin.',
        `Alle Termine: ${words.publicUrl}${ABFALL_PFAD}`,
      ],
      titles,
    })
    return [{ ...mail, an: email, giltBis }]
  })
  await putMails(db, mails, now)
  return people.at(-1)?.id
}

async function pushNews(db: Db, last: string, { news, now }: Telling): Promise<string | undefined> {
  const tables = tablesOf(db)
  const devices = await tables
    .selectFrom('abfall_geraete')
    .select(['id', 'ort_id', 'fraktionen'])
    .where('id', '>', last)
    .orderBy('id')
    .limit(PEOPLE_AT_ONCE)
    .execute()
  if (devices.length === 0) return undefined
  const [byPlace, kinds] = await Promise.all([
    newsAt(
      db,
      news,
      devices.map(({ ort_id }) => ort_id),
    ),
    kindsByCode(db),
  ])
  const giltBis = new Date(now.getTime() + NOTICE_HOURS * 3_600_000)
  const messages = devices.flatMap(({ id, ort_id, fraktionen }) => {
    const chosen = fraktionen.split(',')
    const own = (byPlace.get(ort_id) ?? []).filter(({ fraktion }) => chosen.includes(fraktion))
    const [first] = own
    if (!first) return []
    const inhalt = {
      titel: first.nachher === null ? 'Eine Abfuhr fällt aus' : 'Eine Abfuhr ist verschoben',
      text: own
        .map(one => newsInWords(one, kinds.get(one.fraktion)?.name ?? one.fraktion))
        .join(' ')
        .slice(0, 600),
      adresse: ABFALL_PFAD,
      marke: `abfall-neu-${first.vorher || first.nachher}`,
    }
    return [messageTo(id, inhalt, giltBis, now)]
  })
  if (messages.length > 0) await tables.insertInto('abfall_nachrichten').values(messages).execute()
  return devices.at(-1)?.id
}
