import { CmsError, type CmsHandlers, vorschauLinkPfad } from '@rathausplatz/contract'
import { bildbreiten, medienPfad } from '@rathausplatz/contract/medien'
import { berlinDay, plusDays, startOfDay } from '@rathausplatz/time'
import { hashOf, newToken } from '../accounts/tokens.ts'
import type { CmsStore } from '../collections/collections.ts'
import { type Limit, limitsIn, take, waitFor } from '../limits/limits.ts'
import { tooManyAttempts } from '../limits/too-many-attempts.ts'
import type { Library } from '../media/media-library.ts'
import { placeOf } from '../network.ts'
import { ok } from '../store/index.ts'
import type { PreviewLink } from '../store/preview-links.ts'
import { orThrow } from '../store/result.ts'
import type { Desk } from './desk.ts'
import { type Editor, leaveFor } from './leave-for.ts'
import { readFile } from './media/read-file.ts'
import { filesNamedBy, kindWithPages, type PageOf } from './page-of-document.ts'
import { valueOf } from './refusal.ts'
import { type Shows, shapeOfDraft, titleOf } from './show.ts'

type Sources = {
  store: CmsStore
  desk: Desk
  show: Shows
  pageOf: PageOf
  clock: () => Date
  library: Library | undefined
}

/** Calls for preview links, which show a draft to people without an account for some days. */
export function vorschaulinks({ store, desk, show, pageOf, clock, library }: Sources) {
  /** Returns the document for an editor who may write it. */
  const writable = async (id: string, who: Editor) => {
    const document = await desk.readable(id, who)
    const allowed = leaveFor(who, 'inhalte-schreiben').place(document, 'entwurf', 'vorher')
    if (!allowed.ok) throw new CmsError('nicht-erlaubt', allowed.error.message)
    return document
  }

  /**
   * Returns the link of a key with its document. All invalid keys get the same answer, and each counts
   * against the limit of its sender.
   */
  const opened = async (schluessel: string, sender: string | undefined) => {
    const now = clock()
    const limits = guessesOf(sender)
    const wait = await waitFor(limitsIn(store.database.read), limits, now)
    if (wait !== undefined) throw tooManyAttempts(wait)
    const link = await store.previewLink(hashOf(schluessel))
    const document = link && (await store.document(link.document_id))
    // The document may have become internal since.
    if (link && document?.audience === 'oeffentlich') return { link, document }
    await orThrow(
      store.database.write<number | undefined>(async transaction =>
        ok(await take(limitsIn(transaction), limits, now)),
      ),
    )
    throw new CmsError('link-abgelaufen')
  }

  /** A file that was ever restricted to the intranet or the council is not served by a link. */
  const mayGive = async (path: string) => ((await store.closedFor(path)) ?? 'redaktion') === 'redaktion'

  const told = async (links: readonly PreviewLink[]) => {
    const personOf = await show.people(links.map(({ author }) => author))
    return links.map(({ id, author, created_at, ends_at }) => ({
      id,
      von: personOf(author),
      angelegt_am: created_at,
      gueltig_bis: ends_at,
    }))
  }

  return {
    async redaktionVorschaulinks({ params: { id } }, who) {
      await writable(id, who)
      return { data: await told(await store.previewLinks(id)) }
    },

    async redaktionVorschaulinkAnlegen({ params: { id }, body: { tage } }, who) {
      const { kind } = await writable(id, who)
      if (!kindWithPages(kind))
        throw new CmsError('nicht-moeglich', 'Dieser Inhalt hat keine eigene Seite, die man zeigen könnte.')
      const schluessel = newToken()
      const made = await store.makePreviewLink(id, {
        author: who.id,
        keyHash: hashOf(schluessel),
        endsAt: endOf(clock(), tage),
        leave: leaveFor(who, 'inhalte-schreiben'),
      })
      const link = await valueOf(made, desk.explain(who, id))
      return { id: link.id, adresse: vorschauLinkPfad(schluessel), gueltig_bis: link.ends_at }
    },

    async redaktionVorschaulinkBeenden({ params: { id, link } }, who) {
      const leave = leaveFor(who, 'inhalte-schreiben')
      const ended = await store.endPreviewLink(id, { link, author: who.id, leave })
      await valueOf(ended, desk.explain(who, id))
      return {}
    },

    async vorschau({ params: { schluessel }, query: { sprache }, sender }) {
      const { link, document } = await opened(schluessel, sender)
      const { id, kind, data, updated_at } = document
      const wanted = { id, kind, typed: data, checked: data, changed: updated_at }
      const [page, { name }] = await Promise.all([pageOf(wanted, sprache, mayGive), show.person(link.author)])
      const titel = titleOf(document, clock())
      return { ...page, titel, von: name, gueltig_bis: link.ends_at }
    },

    async vorschauDatei({ params: { schluessel, datei }, query: { breite }, sender }) {
      const { document } = await opened(schluessel, sender)
      const references = kindWithPages(document.kind)?.references(shapeOfDraft(document, clock())) ?? []
      if (!library || !filesNamedBy(references).includes(datei) || !(await mayGive(medienPfad + datei)))
        throw new CmsError('nicht-gefunden')
      // Never the original: its metadata may contain the location of the camera.
      return readFile(library, datei, breite ?? bildbreiten.at(-1))
    },
  } satisfies CmsHandlers
}

/** Returns the last moment of the day in German time, `days` days from now. */
const endOf = (now: Date, days: number): string =>
  new Date(Date.parse(startOfDay(plusDays(berlinDay(now), days + 1))) - 1).toISOString()

const QUARTER_OF_AN_HOUR = 15 * 60

/**
 * Wrong keys per quarter of an hour for one connection and for the network around it: enough for a few tries
 * with an ended link.
 */
const MOST_OF_ONE = 30
const MOST_OF_NETWORK = 150

function guessesOf(sender: string | undefined): Limit[] {
  const { connection = '', network = '' } = placeOf(sender) ?? {}
  const limit = (from: string, most: number) => ({
    key: `vorschau:${from}`,
    most,
    seconds: QUARTER_OF_AN_HOUR,
  })
  // Senders without a known address share the limit of one network.
  return connection
    ? [limit(connection, MOST_OF_ONE), limit(network, MOST_OF_NETWORK)]
    : [limit('', MOST_OF_NETWORK)]
}
