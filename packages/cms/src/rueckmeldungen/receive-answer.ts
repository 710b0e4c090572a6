import { randomUUID } from 'node:crypto'
import { CmsError, type Rueckmeldung } from '@rathausplatz/contract'
import { isPublicPage } from '@rathausplatz/contract/public-page'
import { records } from '@rathausplatz/contract/records'
import { isReadable } from '@rathausplatz/text'
import { berlinDay, plusDays, startOfDay } from '@rathausplatz/time'
import type { CmsStore } from '../collections/collections.ts'
import { publicDocumentAt } from '../endpoints/route.ts'
import { limitsIn, take } from '../limits/limits.ts'
import { ok, orThrow } from '../store/result.ts'
import { patienceWith, patienceWithTexts } from './patience.ts'
import { tablesOf } from './tables.ts'

/** Most texts for one page per day; more of them are a flood and are refused. */
const MOST_TEXTS_OF_A_DAY = 50

type Sources = { store: CmsStore; clock: () => Date }

/** Stores an answer before it returns. Throws `zu-viele` if the sender or the page exceeds its limit. */
export async function receiveAnswer(
  { store, clock }: Sources,
  answer: Rueckmeldung,
  sender?: string,
): Promise<void> {
  const page = (await isAsked(store)) ? await pageAt(store, answer.pfad) : undefined
  if (!page) throw new CmsError('nicht-gefunden')
  const { hilfreich, nachtrag } = answer
  const { text } = answer
  // A text without visible characters is refused instead of dropped silently.
  if ((text !== '' || nachtrag) && !isReadable(text)) throw NOTHING_TO_READ()
  const refused = await orThrow(
    store.database.write<{ why: string; retryAfter: number } | undefined>(async transaction => {
      const now = clock()
      const wait = await take(limitsIn(transaction), patienceWith(sender), now)
      if (wait !== undefined) return ok({ why: TOO_MANY, retryAfter: wait })
      const db = tablesOf(transaction)
      const { document_id } = page
      const tag = berlinDay(now)
      if (text !== '' && (await textsOf(db, document_id, tag)) >= MOST_TEXTS_OF_A_DAY) {
        const tomorrow = Date.parse(startOfDay(plusDays(tag, 1)))
        return ok({ why: TOO_MANY_TEXTS, retryAfter: Math.ceil((tomorrow - now.getTime()) / 1_000) })
      }
      const texts = text === '' ? [] : patienceWithTexts(sender, document_id)
      const rest = texts.length === 0 ? undefined : await take(limitsIn(transaction), texts, now)
      if (rest !== undefined) return ok({ why: TOO_MANY_OF_YOURS, retryAfter: rest })
      if (!nachtrag)
        await db
          .insertInto('rueckmeldungen')
          .values({ document_id, tag, ja: hilfreich ? 1 : 0, nein: hilfreich ? 0 : 1 })
          .onConflict(row =>
            row.columns(['document_id', 'tag']).doUpdateSet(({ eb, ref }) => ({
              ja: eb('rueckmeldungen.ja', '+', ref('excluded.ja')),
              nein: eb('rueckmeldungen.nein', '+', ref('excluded.nein')),
            })),
          )
          .execute()
      if (text === '') return ok(undefined)
      const id = randomUUID()
      await db
        .insertInto('rueckmeldung_texte')
        .values({ id, document_id, tag, hilfreich: hilfreich ? 1 : 0, text, erledigt: 0 })
        .execute()
      return ok(undefined)
    }),
  )
  if (refused) throw new CmsError('zu-viele', refused.why, { retryAfter: refused.retryAfter })
}

const TOO_MANY =
  'Von Ihrem Anschluss kamen gerade sehr viele Antworten. Bitte versuchen Sie es später noch einmal.'

const TOO_MANY_TEXTS =
  'Zu dieser Seite sind heute schon sehr viele Texte eingegangen. Bitte schreiben Sie uns morgen noch einmal oder über das Kontaktformular.'

const TOO_MANY_OF_YOURS =
  'Zu dieser Seite kamen von Ihrem Anschluss heute schon mehrere Texte. Bitte schreiben Sie uns morgen noch einmal oder über das Kontaktformular.'

const NOTHING_TO_READ = () => {
  const message = 'In diesem Text ist nichts zu lesen. Bitte schreiben Sie ihn noch einmal.'
  return new CmsError('anfrage-ungueltig', message, { details: { issues: [{ path: 'text', message }] } })
}

/** Returns the number of texts for a document on a day. */
async function textsOf(db: ReturnType<typeof tablesOf>, document_id: string, tag: string): Promise<number> {
  const { count } = await db
    .selectFrom('rueckmeldung_texte')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('document_id', '=', document_id)
    .where('tag', '=', tag)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Tests whether the town asks for answers. */
async function isAsked(store: CmsStore): Promise<boolean> {
  const town = await store.published.byKey('stadt', records.stadt.kind)
  return town?.data.rueckmeldungen ?? false
}

/** Returns the public document of a path, except for the home page and form pages. */
const pageAt = (store: CmsStore, path: string) =>
  path === '/' || !isPublicPage(path) ? undefined : publicDocumentAt(store, path)
