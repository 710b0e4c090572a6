import { tabellen } from '@rathausplatz/contract/tabellen'
import { inOneLine } from '@rathausplatz/text'
import { berlinDay, germanDay } from '@rathausplatz/time'
import { tablesOf } from '../accounts/room.ts'
import { presentOf } from '../editing/colleagues.ts'
import { type Editor, visibleTo } from '../editing/leave-for.ts'
import { daysBefore } from '../jobs/days-before.ts'
import type { StepJob } from '../jobs/job.ts'
import { putMail } from '../outbox/put-mail.ts'
import type { Db } from '../store/index.ts'
import { isVisible, type Listed } from '../store/lists/conditions.ts'

type CareMails = { care_mails: { account_id: string; sent_at: string } }

/** Most items that a mail lists; the desk shows the others. */
const MOST_NAMED = 50
/** Days after which a queued mail is dropped, as its content may be done. */
const HOLDS_DAYS = 3

/**
 * Reminds owners of content that is due for review: one mail for all of it, which lists up to 50 items, at
 * most once a week.
 */
export const remindOwners = (publicUrl: string): StepJob => ({
  name: 'Verantwortliche an Fälliges erinnern',
  due: 'taeglich',
  async step(db, { now }) {
    const since = daysBefore(now, tabellen.pflegeMails.dauer.tage)
    const own = db.withTables<CareMails>()
    await own.deleteFrom('care_mails').where('sent_at', '<=', since).execute()
    const today = berlinDay(now)
    const owner = await nextOwner(db, today, now)
    if (!owner) return { more: false }
    const editor = (await presentOf(db, [owner])).get(owner)
    const due = editor ? await dueOf(db, editor, today) : []
    // An invalid address must not block the others: the refusal is ignored.
    if (editor && due.length > 0)
      await putMail(db, { ...mailTo(editor, due, publicUrl), giltBis: laterBy(now, HOLDS_DAYS) }, now)
    const row = { sent_at: now.toISOString() }
    await own
      .insertInto('care_mails')
      .values({ account_id: owner, ...row })
      .onConflict(conflict => conflict.column('account_id').doUpdateSet(row))
      .execute()
    return { more: true }
  },
})

/**
 * Returns the next owner of due content who had no mail for a week. Ignores entries of a clock that was
 * ahead.
 */
async function nextOwner(db: Db, today: string, now: Date): Promise<string | undefined> {
  const found = await db
    .withTables<CareMails>()
    .selectFrom('listings')
    .select('owner')
    .where('in_trash', '=', 0)
    .where('review_on', '<=', today)
    .where('owner', '<>', '')
    .where('owner', 'not in', told =>
      told.selectFrom('care_mails').select('account_id').where('sent_at', '<=', now.toISOString()),
    )
    .where('owner', 'in', active =>
      (active as unknown as ReturnType<typeof tablesOf>)
        .selectFrom('accounts')
        .select('id')
        .where('realm', '=', 'redaktion')
        .where('disabled_at', 'is', null),
    )
    .orderBy('review_on')
    .limit(1)
    .executeTakeFirst()
  return found?.owner
}

type Due = { readonly id: string; readonly kind: string; readonly title: string; readonly day: string }

/** Returns the due content that the editor may see: their section may have changed. */
async function dueOf(db: Db, editor: Editor, today: string): Promise<readonly Due[]> {
  const visible = visibleTo(editor)
  if (visible.length === 0) return []
  return db
    .selectFrom('listings as l')
    .select(['l.document_id as id', 'l.kind', 'l.title', 'l.review_on as day'])
    .where('l.in_trash', '=', 0)
    .where('l.owner', '=', editor.id)
    .where('l.review_on', '<=', today)
    .where(l => l.or(visible.map(some => isVisible(l as unknown as Listed, some))))
    .orderBy('l.review_on')
    .orderBy('l.document_id')
    .limit(MOST_NAMED + 1)
    .execute()
}

function mailTo({ email, name }: Editor, due: readonly Due[], publicUrl: string) {
  const named = due.slice(0, MOST_NAMED)
  const [one] = named
  const count = due.length > MOST_NAMED ? `mehr als ${MOST_NAMED}` : String(due.length)
  const isOne = due.length === 1
  const lines = named.map(
    ({ id, kind, title, day }) =>
      `– ${title || '(ohne Titel)'}, fällig seit ${germanDay(day)}\n  ${publicUrl}/redaktion/inhalte/${kind}/${id}`,
  )
  return {
    anlass: 'wiedervorlage',
    an: email,
    betreff: isOne && one ? betreffOf(one.title) : `Bitte wieder ansehen: ${count} Inhalte der Website`,
    text: [
      `Guten Tag ${name},`,
      isOne
        ? 'für diesen Inhalt der Website sind Sie verantwortlich. Bitte sehen Sie nach, ob er noch stimmt:'
        : `für ${count} Inhalte der Website sind Sie verantwortlich. Bitte sehen Sie nach, ob sie noch stimmen:`,
      ...lines,
      ...(due.length > MOST_NAMED ? ['Die übrigen stehen in der Redaktion.'] : []),
      'Stimmt noch alles? Dann genügt dort ein Klick auf „Noch richtig“. Alle auf einmal finden Sie hier:',
      `${publicUrl}/redaktion/pflege/bestand?verantwortlich=ich&merkmal=faellig`,
      'Diese E-Mail kommt höchstens einmal in der Woche, und nur, wenn etwas fällig ist.',
    ]
      .join('\n\n')
      .concat('\n'),
  }
}

const betreffOf = (title: string): string => `Bitte wieder ansehen: ${inOneLine(title)}`.slice(0, 150)

const laterBy = (now: Date, days: number): Date => new Date(daysBefore(now, -days))
