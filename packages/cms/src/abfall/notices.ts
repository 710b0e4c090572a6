import { ABFALL_PFAD, type Abfallfraktion } from '@rathausplatz/contract'
import { berlinDay, dayWithWeekday, plusDays } from '@rathausplatz/time'
import { REMINDING, subscriptionMail } from '../abos/mails.ts'
import type { StepJob } from '../jobs/job.ts'
import { putMails } from '../outbox/put-mail.ts'
import type { Db } from '../store/index.ts'
import { townName } from '../town-name.ts'
import { CHOOSE_YOUR_NUMBER, type Reading, readingsOf } from './divided-streets.ts'
import { kindsByCode } from './kinds.ts'
import { listByPlace } from './list-by-place.ts'
import { type Chosen, devicesBehind, putMessages, subscribersBehind, type Words } from './recipients.ts'
import { type Terminstand, tablesOf } from './tables.ts'
import { variantsAt } from './varianten/variants-at.ts'

/** Hours for which a notice is valid. */
const NOTICE_HOURS = 12

const endOf = (now: Date): Date => new Date(now.getTime() + NOTICE_HOURS * 3_600_000)

/** Sends notices of near dates that were moved, cancelled or added. */
export const notices = (words: Words, { canMail }: { canMail: boolean }): StepJob => ({
  name: 'Verschobene Abfuhr melden',
  due: {
    async at(db, { now }) {
      const row = await tablesOf(db).selectFrom('abfall_meldungen').select('lauf').limit(1).executeTakeFirst()
      return row && now.toISOString()
    },
  },
  /** The mark is the last recipient: mails (`m`) first, then devices (`g`). */
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
      .leftJoin('abfall_termine as d', join =>
        join.onRef('d.tour_id', '=', 'm.tour_id').onRef('d.urspruenglich', '=', 'm.urspruenglich'),
      )
      .select(['m.tour_id', 'm.urspruenglich', 'm.vorher', 'm.nachher', 'm.grund'])
      .select(['t.fraktion', 't.variante', 'd.stand'])
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

/** A changed date: the day that subscribers know, and the new day. */
type News = {
  readonly tour_id: string
  readonly urspruenglich: string
  /** Empty for a new date. */
  readonly vorher: string
  /** Null for a cancelled date. */
  readonly nachher: string | null
  readonly grund: string
  readonly fraktion: Abfallfraktion
  readonly variante: string
  /** A withdrawn date with a new day was not moved: that day is of a new plan. */
  readonly stand: Terminstand | null
}
/** News in the words for one household. */
type Told = Pick<News, 'vorher' | 'nachher' | 'stand'> & {
  readonly ort: string
  readonly satz: string
  /** Whether it is for some house numbers of the chosen street. */
  readonly isOfPart: boolean
}
type Telling = { readonly news: readonly News[]; readonly now: Date; readonly words: Words }

/** Returns a function that finds the news for a choice. */
async function newsFor(db: Db, { news, now }: Telling, asked: readonly string[]) {
  if (news.length === 0) return (): Told[] => []
  const readingOf = await readingsOf(db, asked)
  const today = berlinDay(now)
  const orte = [...new Set(asked)].flatMap(ort => {
    const reading = readingOf(ort)
    return reading.orte.concat(newPartsOf(reading, today))
  })
  const [byPlace, variants, kinds] = await Promise.all([
    newsAt(db, news, orte),
    variantsAt(db, orte, today),
    kindsByCode(db),
  ])
  return ({ ort: chosen, fraktion, tonne }: Chosen): Told[] => {
    const reading = readingOf(chosen)
    // Who is reminded of the rest of a street may live in its new part.
    const places = [...new Set([...reading.orteOf(fraktion), ...newPartsOf(reading, today)])]
    const found = places.flatMap(ort =>
      (byPlace.get(ort) ?? []).flatMap(one => {
        const { variante, urspruenglich } = one
        const of = { ort, fraktion, variante, urspruenglich }
        if (one.fraktion !== fraktion || !variants.isFor(of, tonne)) return []
        const name = (kinds.get(fraktion)?.name ?? fraktion) + variants.labelOf(of, tonne)
        return [{ ort, one, name }]
      }),
    )
    // News for the whole street, or for all its parts, are told once.
    return [...Map.groupBy(found, ({ one, name }) => newsInWords(one, name)).values()].flatMap(same => {
      // Two tours may collect at one place.
      const eachPlace = new Map(same.map(told => [told.ort, told]))
      const isForAll =
        eachPlace.size === places.length &&
        (places.length > 1 || reading.isDivided(fraktion)) &&
        reading.othersOf(fraktion).every(({ id }) => eachPlace.has(id))
      const ofStreet = eachPlace.get(chosen)
      const isOnlyStreet = ofStreet && reading.labelOf(chosen, fraktion) === ''
      const some = isForAll ? same.slice(0, 1) : isOnlyStreet ? [ofStreet] : [...eachPlace.values()]
      return some.map(({ ort, one, name }): Told => {
        const { vorher, nachher, stand } = one
        const satz = newsInWords(one, name + (isForAll ? '' : reading.labelOf(ort, fraktion)))
        return { ort: chosen, vorher, nachher, stand, satz, isOfPart: !isForAll && ort !== chosen }
      })
    })
  }
}

/** So long after a part of a street was added, those who are reminded of the rest of the street may live in it. */
const NEW_PART_DAYS = 30

/** The parts of a street that were added or got other numbers of late; parts with all its numbers are read anyway. */
function newPartsOf({ orte, teile }: Reading, today: string): string[] {
  const since = plusDays(today, -NEW_PART_DAYS)
  return teile
    .filter(({ id, geaendert_am }) => geaendert_am >= since && !orte.includes(id))
    .map(({ id }) => id)
}

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

/** Returns a title that fits all of the news. */
function titleOf(news: readonly Told[]): string {
  if (news.every(({ nachher }) => nachher === null)) return 'Eine Abfuhr fällt aus'
  if (news.every(({ vorher }) => vorher === '')) return 'Eine Abfuhr kommt dazu'
  if (news.every(({ vorher, nachher, stand }) => vorher !== '' && nachher !== null && stand !== 'zurueck'))
    return 'Eine Abfuhr ist verschoben'
  return 'Ihre Abfuhr ändert sich'
}

const sentencesOf = (news: readonly Told[]): string[] => [...new Set(news.map(({ satz }) => satz))]

/** A kind can have any name, so the sentence needs no article before it and no number. */
function newsInWords({ vorher, nachher, grund }: News, name: string): string {
  const why = grund ? ` Grund: ${grund}.` : ''
  if (nachher === null) return `${name}: am ${dayWithWeekday(vorher)} keine Abfuhr.${why}`
  if (vorher === '') return `${name}: Abfuhr am ${dayWithWeekday(nachher)}.${why}`
  return `${name}: Abfuhr nicht am ${dayWithWeekday(vorher)}, sondern am ${dayWithWeekday(nachher)}.${why}`
}

async function mailNews(db: Db, last: string, about: Telling): Promise<string | undefined> {
  const { now, words } = about
  const people = await subscribersBehind(db, last, ['abend', 'morgen'])
  if (people.length === 0) return undefined
  const orte = people.flatMap(({ choice }) => choice.map(({ ort }) => ort))
  const [newsOf, list, town] = await Promise.all([
    newsFor(db, about, orte),
    listByPlace(db, orte),
    townName(db, now),
  ])
  const mails = people.flatMap(({ id, email, choice, titles }) => {
    const own = choice.flatMap(newsOf)
    if (own.length === 0) return []
    const mail = subscriptionMail({ ...words, town }, id, {
      anlass: REMINDING,
      betreff: titleOf(own),
      absaetze: [
        'Guten Tag,',
        'bei Ihrer Abfuhr hat sich etwas geändert:',
        ...list(own.map(({ ort, satz }) => ({ ort, line: satz }))),
        ...(own.some(({ isOfPart }) => isOfPart)
          ? [`${CHOOSE_YOUR_NUMBER} ${words.publicUrl}${ABFALL_PFAD}`]
          : []),
        ...(own.some(({ nachher }) => nachher !== null) ? ['Wir erinnern Sie zum neuen Termin.'] : []),
        `Alle Termine: ${words.publicUrl}${ABFALL_PFAD}`,
      ],
      titles,
    })
    return [{ ...mail, an: email, giltBis: endOf(now) }]
  })
  await putMails(db, mails, now)
  return people.at(-1)?.id
}

async function pushNews(db: Db, last: string, about: Telling): Promise<string | undefined> {
  const { now } = about
  const devices = await devicesBehind(db, last, ['abend', 'morgen'])
  if (devices.length === 0) return undefined
  const newsOf = await newsFor(
    db,
    about,
    devices.map(({ ort }) => ort),
  )
  const messages = devices.flatMap(({ id, choice }) => {
    const own = choice.flatMap(newsOf)
    const [first] = own
    if (!first) return []
    const inhalt = {
      titel: titleOf(own),
      text: sentencesOf(own).join(' ').slice(0, 600),
      adresse: ABFALL_PFAD,
      marke: `abfall-neu-${first.vorher || first.nachher}`,
    }
    return [{ an: id, inhalt, giltBis: endOf(now) }]
  })
  await putMessages(db, messages, now)
  return devices.at(-1)?.id
}
