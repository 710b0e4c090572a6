import { type CmsHandlers, may, type RightIn } from '@rathausplatz/contract'
import { plusDays, startOfDay } from '@rathausplatz/time'
import type { CmsStore } from '../collections/collections.ts'
import type { Library } from '../media/media-library.ts'
import type { Change, Standing } from '../store/index.ts'
import { type Editor, mayRead, maySee } from './leave-for.ts'
import { mayKnow, type Shows } from './show.ts'

type Sources = {
  store: CmsStore
  show: Shows
  library: Library | undefined
  /** Kinds of rooms that are neither documents nor files, each with the right to see their changes. */
  logged: Readonly<Record<string, RightIn<'redaktion'>>>
}

/**
 * Returns the log of changes. It leaves out documents and files that the editor may not see, and places of a
 * document that were restricted at the time. A document that no longer exists counts as one of the council.
 * The search of the log does not match hidden data either.
 */
export function protokoll({
  store,
  show,
  library,
  logged,
}: Sources): NonNullable<CmsHandlers['redaktionProtokoll']> {
  /** Returns the ids of authors whose name contains a text. */
  async function authorsNamed(name: string): Promise<readonly string[]> {
    const authors = await store.authors()
    const personOf = await show.people(authors)
    return authors.filter(id => holds(personOf(id).name, name))
  }

  /** The files of these changes: their audience and title. */
  async function filesOf(changes: readonly Change[]) {
    const files = changes.filter(({ kind }) => kind === 'medium')
    const known = [...new Map(files.map(({ key, document_id }) => [key, document_id]))]
    return new Map(
      await Promise.all(
        known.map(async ([key, datei]) => {
          const [closed, medium] = await Promise.all([store.closedFile(key), library?.catalogue.find(datei)])
          return [key, { closed, title: medium?.titel }] as const
        }),
      ),
    )
  }

  return async ({ query: { vor, anzahl, von, art, ab, bis, suche } }, who) => {
    const authors = von === '' ? undefined : await authorsNamed(von)
    if (authors?.length === 0) return { data: [], weiter: null }
    const found = await store.changes({
      before: vor,
      limit: anzahl,
      newestFirst: true,
      who: authors,
      kind: art,
      from: ab && startOfDay(ab),
      to: bis && startOfDay(plusDays(bis, 1)),
      holding: suche === '' ? undefined : suche,
    })
    const [standings, files] = await Promise.all([
      store.standingsOf(found.map(({ document_id }) => document_id)),
      filesOf(found),
    ])
    const seen = found.filter(({ document_id, kind, key }) => {
      const right = logged[kind]
      if (right) return may(who, right)
      if (!mayKnow(who, { kind, key })) return false
      const closed = files.get(key)?.closed
      if (kind === 'medium') return !closed || maySee(who, closed)
      return mayRead(who, { kind, key, audience: standings.get(document_id)?.audience ?? 'raete' })
    })
    const personOf = await show.people(seen.map(({ who: author }) => author))
    const told = seen.map(({ seq, at, who: author, what, kind, document_id, key, old_key, note }) => ({
      nummer: seq,
      zeitpunkt: at,
      von: personOf(author),
      was: what,
      art: kind,
      id: document_id,
      schluessel: key,
      schluessel_vorher: old_key !== null && mayKnow(who, { kind, key: old_key }) ? old_key : null,
      vermerk: note,
      inhalt:
        kind === 'medium' ? fileNow(files.get(key)?.title) : documentNow(standings.get(document_id), who),
    }))
    return {
      // Searches only data that the editor sees, so that a hit reveals nothing hidden.
      data: told.filter(
        ({ schluessel, schluessel_vorher, vermerk, inhalt }) =>
          suche === '' ||
          [schluessel, schluessel_vorher, vermerk, inhalt?.titel].some(text => holds(text ?? '', suche)),
      ),
      weiter: found.length === anzahl ? (found.at(-1)?.seq ?? null) : null,
    }
  }
}

const fileNow = (title: string | undefined) =>
  title === undefined ? null : { titel: title, geloescht: false }

/** The document may have moved to a place that the editor may not read. */
const documentNow = (standing: Standing | undefined, who: Editor) =>
  standing && mayRead(who, standing) ? { titel: standing.title, geloescht: standing.isDeleted } : null

const holds = (text: string, part: string): boolean =>
  text.toLocaleLowerCase('de').includes(part.toLocaleLowerCase('de'))
