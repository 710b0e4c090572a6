import { ABFALL_PFAD, type Erinnerungszeit, erinnerungszeiten } from '@rathausplatz/contract'
import { berlinDay, berlinMoment, dayWithWeekday, plusDays, utc } from '@rathausplatz/time'
import { REMINDING, subscriptionMail } from '../abos/mails.ts'
import type { StepJob } from '../jobs/job.ts'
import { putMails } from '../outbox/put-mail.ts'
import type { Db } from '../store/index.ts'
import { townName } from '../town-name.ts'
import { collectedFor, type Due } from './collected.ts'
import { CHOOSE_YOUR_NUMBER } from './divided-streets.ts'
import { listByPlace } from './list-by-place.ts'
import { devicesBehind, putMessages, subscribersBehind, type Words } from './recipients.ts'

/** The channel of a reminder. */
type Way = 'mail' | 'push'

/** The time at which a reminder expires: the bins are at the kerb, or it is too late. */
const OVER_AT: Record<Erinnerungszeit, string> = { abend: '06:00', morgen: '09:00' }

/** The jobs that remind of collections: by push, and by mail if the server can send mail. */
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
 * The progress of a run, stored as the mark of the job: the last day that is done and, during a run, its day
 * and the last recipient. Each step is one transaction with its mark, so a crash neither repeats nor loses a
 * reminder.
 */
type Progress = { readonly done: string; readonly at?: { readonly day: string; readonly last: string } }

function readMark(mark: string | null): Progress {
  const [done = '', day, last = ''] = (mark ?? '').split(' ')
  return day === undefined ? { done } : { done, at: { day, last } }
}

const markOf = ({ done, at }: Progress): string => (at ? `${done} ${at.day} ${at.last}` : done)

const momentOn = (day: string, time: string): string => utc(berlinMoment({ day, time: `${time}:00` }))

/** Returns the last day whose time for this reminder has passed. */
function lastDay(zeit: Erinnerungszeit, now: Date): string {
  const today = berlinDay(now)
  return now.toISOString() < momentOn(today, erinnerungszeiten[zeit].uhrzeit) ? plusDays(today, -1) : today
}

/** Returns when the next run is due; a missed run is due at once. */
export function dueFor(zeit: Erinnerungszeit, now: Date, mark: string | null): string {
  const { done, at } = readMark(mark)
  if (at || done === '') return now.toISOString()
  const last = lastDay(zeit, now)
  // If the mark is a day in the future, the clock was ahead when it was written.
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
      // The first run sends no reminders of the past.
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

async function mailSome(db: Db, last: string, about: About): Promise<string | undefined> {
  const { zeit, collected, giltBis, now, words } = about
  const people = await subscribersBehind(db, last, [zeit])
  if (people.length === 0) return undefined
  const orte = people.flatMap(({ choice }) => choice.map(({ ort }) => ort))
  const [isDue, list, town] = await Promise.all([
    collectedFor(db, about, orte),
    listByPlace(db, orte),
    townName(db, now),
  ])
  const mails = people.flatMap(({ id, email, choice, titles }) => {
    const due = choice.flatMap(isDue)
    if (due.length === 0) return []
    const lines = due.map(({ ort, name, satz }) => ({ ort, line: [name, satz].filter(Boolean).join(': ') }))
    const names = [...new Set(due.map(({ name }) => name))]
    const when = whenOf(zeit)
    const mail = subscriptionMail({ ...words, town }, id, {
      anlass: REMINDING,
      betreff: `${when}: ${listed(names)}`,
      absaetze: [
        'Guten Tag,',
        `${when.toLowerCase()}, ${dayWithWeekday(collected)}, wird geholt:`,
        ...list(lines),
        ...(due.some(({ isOfPart }) => isOfPart)
          ? [`${CHOOSE_YOUR_NUMBER} ${words.publicUrl}${ABFALL_PFAD}`]
          : []),
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
  const devices = await devicesBehind(db, last, [zeit])
  if (devices.length === 0) return undefined
  const orte = devices.map(({ ort }) => ort)
  const isDue = await collectedFor(db, about, orte)
  const messages = devices.flatMap(({ id, choice }) => {
    const due = choice.flatMap(isDue)
    if (due.length === 0) return []
    const names = [...new Set(due.map(({ name }) => name))]
    const inhalt = {
      titel: `${whenOf(zeit)}: ${listed(names)}`,
      text: textOf(due, collected),
      adresse: ABFALL_PFAD,
      marke: `abfall-${collected}`,
    }
    return [{ an: id, inhalt, giltBis }]
  })
  await putMessages(db, messages, now)
  return devices.at(-1)?.id
}

function textOf(due: readonly Due[], collected: string): string {
  const text = due.map(({ satz }) => satz).find(Boolean) ?? `Abfuhr am ${dayWithWeekday(collected)}.`
  return due.some(({ isOfPart }) => isOfPart) ? `${text} ${CHOOSE_YOUR_NUMBER.replace(/:$/, '.')}` : text
}

const whenOf = (zeit: Erinnerungszeit): string => (zeit === 'abend' ? 'Morgen' : 'Heute')

const LIST = new Intl.ListFormat('de', { type: 'conjunction' })
const listed = (names: readonly string[]): string => LIST.format(names)
