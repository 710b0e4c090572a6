import { inOneLine } from '@rathausplatz/text'
import { berlinDay, berlinMoment, plusDays, utc, weekdayOf } from '@rathausplatz/time'
import { sql } from 'kysely'
import { presentOf } from '../editing/colleagues.ts'
import { type Editor, visibleTo } from '../editing/leave-for.ts'
import type { StepJob } from '../jobs/job.ts'
import { putMail } from '../outbox/put-mail.ts'
import type { Db } from '../store/index.ts'
import { isVisible, type Listed } from '../store/lists/conditions.ts'
import { tablesOf } from './tables.ts'

/** Time on Monday in Germany at which the mails are sent. */
const TIME = '07:00:00'
/** Most pages and texts in one mail; the desk shows the others. */
const MOST_PAGES = 20
const MOST_TEXTS = 30

/**
 * The weekly mail with visitors' answers of the week before, sent on Monday: to editors who ordered it, about
 * all pages they may read, and to responsible persons, about their pages. One account per step; accounts
 * without news get no mail. The mark is the last Monday that was done, with the last account while it is in
 * progress.
 */
export const weeklyDigest = (publicUrl: string): StepJob => ({
  name: 'Rückmeldungen der Woche verschicken',
  due: { at: async (_db, { now, mark }) => dueAt(now, mark) },
  async step(transaction, { now, mark }) {
    const monday = mondayOf(now)
    const week = { from: plusDays(monday, -7), until: monday }
    const { week: marked, last } = readMark(mark)
    const next = await nextReader(transaction, week, marked === monday ? (last ?? '') : '')
    if (next === undefined) return { more: false, mark: monday }
    const editor = (await presentOf(transaction, [next.id])).get(next.id)
    if (editor) await tell(transaction, editor, { ...week, isAll: next.isAll, publicUrl, now })
    return { more: true, mark: `${monday} ${next.id}` }
  },
})

/** Returns the next Monday morning that is not done; it may be in the past. */
export function dueAt(now: Date, mark: string | null): string {
  const monday = mondayOf(now)
  const { week, last } = readMark(mark)
  const begin = (day: string) => utc(berlinMoment({ day, time: TIME }))
  if (week === monday && last !== undefined) return now.toISOString()
  // Not `>=`: a week in the future was recorded while the clock was ahead.
  const isDone = week === monday
  const isOverdue = week !== undefined && week < monday
  if (isDone) return begin(plusDays(monday, 7))
  if (isOverdue || berlinDay(now) === monday) return begin(monday)
  return begin(plusDays(monday, 7))
}

const mondayOf = (now: Date): string => {
  const today = berlinDay(now)
  return plusDays(today, -weekdayOf(today))
}

function readMark(mark: string | null): { week?: string; last?: string } {
  const [week, last] = mark?.split(' ', 2) ?? []
  return { ...(week ? { week } : {}), ...(last === undefined ? {} : { last }) }
}

type Week = { readonly from: string; readonly until: string }

/**
 * Returns the next account in the order of ids that ordered the mail or is responsible for a page with
 * answers.
 */
async function nextReader(
  db: Db,
  week: Week,
  after: string,
): Promise<{ id: string; isAll: boolean } | undefined> {
  const tables = tablesOf(db)
  const [asked, owner] = [
    await tables
      .selectFrom('rueckmeldung_abos')
      .select('account_id as id')
      .where('account_id', '>', after)
      .orderBy('account_id')
      .limit(1)
      .executeTakeFirst(),
    await answered(db, week)
      .select('l.owner as id')
      .where('l.owner', '>', after)
      .orderBy('l.owner')
      .limit(1)
      .executeTakeFirst(),
  ]
  const [first] = [asked?.id, owner?.id].filter(id => id !== undefined).toSorted()
  return first === undefined ? undefined : { id: first, isAll: asked?.id === first }
}

const answered = (db: Db, { from, until }: Week) =>
  tablesOf(db)
    .selectFrom('rueckmeldungen as r')
    .innerJoin('listings as l', 'l.document_id', 'r.document_id')
    .where('r.tag', '>=', from)
    .where('r.tag', '<', until)
    .where('l.in_trash', '=', 0)

type About = Week & { readonly isAll: boolean; readonly publicUrl: string; readonly now: Date }

async function tell(db: Db, editor: Editor, { isAll, publicUrl, now, ...week }: About): Promise<void> {
  const visible = visibleTo(editor)
  if (visible.length === 0) return
  const isSeen = (of: unknown) => {
    const l = of as Listed
    return l.or(visible.map(some => isVisible(l, some)))
  }
  const no = sql<number>`sum(r.nein)`
  const pages = await answered(db, week)
    .where(l => isSeen(l))
    .$if(!isAll, query => query.where('l.owner', '=', editor.id))
    .select(['l.document_id', 'l.key', 'l.title', sql<number>`sum(r.ja)`.as('yes'), no.as('no')])
    .groupBy(['l.document_id', 'l.key', 'l.title'])
    .orderBy(no, 'desc')
    .orderBy('l.key')
    .execute()
  if (pages.length === 0) return
  const texts = await tablesOf(db)
    .selectFrom('rueckmeldung_texte')
    .select(['document_id', 'hilfreich', 'text'])
    .where(
      'document_id',
      'in',
      pages.slice(0, MOST_PAGES).map(({ document_id }) => document_id),
    )
    .where('tag', '>=', week.from)
    .where('tag', '<', week.until)
    .where('erledigt', '=', 0)
    .orderBy('tag', 'desc')
    .orderBy('id')
    .limit(MOST_TEXTS)
    .execute()
  const shown = pages.slice(0, MOST_PAGES)
  const parts = shown.map(({ document_id, title, key, yes, no }) =>
    [
      `${title} (${publicUrl}${key})`,
      `  Ja: ${Number(yes)}, Nein: ${Number(no)}`,
      ...texts
        .filter(text => text.document_id === document_id)
        .map(({ hilfreich, text }) => `  ${hilfreich === 1 ? 'Ja' : 'Nein'}: „${inOneLine(text)}“`),
    ].join('\n'),
  )
  const rest = pages.length - shown.length
  // An invalid address must not stop the mails to others.
  await putMail(
    db,
    {
      anlass: 'rueckmeldungen',
      an: editor.email,
      betreff: 'War diese Seite hilfreich? Die Antworten der letzten Woche',
      text: [
        `Guten Tag ${editor.name},`,
        isAll
          ? 'so haben Menschen in der letzten Woche auf „War diese Seite hilfreich?“ geantwortet:'
          : 'so haben Menschen in der letzten Woche zu Seiten geantwortet, für die Sie verantwortlich sind:',
        ...parts,
        ...(rest > 0
          ? [rest === 1 ? 'und zu einer weiteren Seite.' : `und zu ${rest} weiteren Seiten.`]
          : []),
        `Alles steht in der Redaktion unter „Rückmeldungen“:\n${publicUrl}/redaktion/pflege/rueckmeldungen`,
        isAll
          ? `Sie bekommen diese E-Mail, weil Sie sie gewünscht haben. Abbestellen können Sie sie in Ihrem Konto:\n${publicUrl}/redaktion/konto`
          : 'Sie bekommen diese E-Mail, weil diese Seiten in Ihrer Verantwortung stehen.',
      ].join('\n\n'),
    },
    now,
  )
}
