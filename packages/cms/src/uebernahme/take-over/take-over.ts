import type { CmsStore } from '../../collections/collections.ts'
import type { Editor } from '../../editing/leave-for.ts'
import { refusalWords } from '../../outbound/refusals.ts'
import { findTakenOver, rememberFormerAddress } from '../../store/former-addresses.ts'
import { recordOf } from '../columns/row-record.ts'
import { targetsOf } from '../columns/targets.ts'
import { pageText } from '../decode-text.ts'
import type { FoundContent } from '../found.ts'
import type { Uebernahme } from '../import-rows.ts'
import { type OldPage, readPage } from '../main-content.ts'
import { placeByTitle } from '../page-in-query.ts'
import type { Stueck } from '../piece-rows.ts'
import type { UebernahmeStore } from '../uebernahme-store.ts'
import { draftCreator, sentencesOf } from './create-draft.ts'
import type { About, Making } from './draft.ts'
import { formerPath, mayLeadFrom } from './former-path.ts'
import { fromHtml } from './record-of-page.ts'

type Sources = { store: CmsStore; rows: UebernahmeStore; clock: () => Date }

/**
 * Returns a function that creates the draft of a found piece, with the rights of the editor. Document ids are
 * assigned beforehand, so that a piece whose import was interrupted after its creation is found and not
 * created twice.
 */
export function takeOver({ store, rows, clock }: Sources) {
  const create = draftCreator(store)

  const one = async (stueck: Stueck, about: About): Promise<void> => {
    const { document_id, adresse } = stueck
    const there = (await store.document(document_id)) ?? (await store.deletedDocument(document_id))
    const known = there ? undefined : await takenOver(adresse)
    if (known) {
      await rows.settle(stueck, { zustand: 'schon_da', document_id: known }, stueck.hinweise)
      return
    }
    if (there) {
      // The document was created just before an interruption.
      await settled(stueck, { titel: stueck.titel, hinweise: stueck.hinweise, ziel: there.key }, about.who)
      return
    }
    return takeNew(stueck, about)
  }

  const takeNew = async (found: Stueck, about: About): Promise<void> => {
    const page = await pageOf(found, about)
    if (typeof page === 'string') {
      await rows.settle(found, { zustand: 'abgelehnt' }, [...found.hinweise, page])
      return
    }
    const { adresse } = found
    const ziel = page ? placeByTitle(found.ziel, { adresse, titel: page.titel }) : found.ziel
    const stueck = { ...found, ziel }
    const making = page
      ? await fromHtml({ rows, clock }, stueck, page, about)
      : fromRow(stueck, about.uebernahme)
    if (!making.ok) {
      await rows.settle(stueck, { zustand: 'abgelehnt' }, [...stueck.hinweise, making.satz])
      return
    }
    const { made } = making
    const created = await create(stueck, made, about.who)
    const hinweise = [...stueck.hinweise, ...made.hinweise]
    if (!created.ok) {
      const { titel } = made
      await rows.settle(stueck, { zustand: 'abgelehnt', titel }, [
        ...hinweise,
        ...sentencesOf(created.error, stueck.art, made.daten),
      ])
      return
    }
    const { key } = created.value
    const moved = stueck.art === 'seite' && key !== stueck.ziel
    const note = moved ? [`Unter ${stueck.ziel} stand schon etwas; der Entwurf liegt unter ${key}.`] : []
    await settled(stueck, { titel: made.titel, hinweise: [...hinweise, ...note], ziel: key }, about.who)
  }

  const takenOver = async (adresse: string): Promise<string | undefined> =>
    adresse === '' ? undefined : (await findTakenOver(store.database.read, [adresse])).get(adresse)

  const settled = (
    stueck: Stueck,
    { titel, hinweise, ziel }: { titel: string; hinweise: readonly string[]; ziel: string },
    who: Editor,
  ) => {
    const { adresse, document_id } = stueck
    const former = formerPath(adresse)
    const leads = former !== null && mayLeadFrom(who, former)
    const note =
      former === null || leads || former === ziel
        ? atHome(adresse)
        : [`Die alte Adresse ${former} führt nicht hierher: Sie liegt nicht in Ihrem Bereich.`]
    return rows.settle(
      stueck,
      { zustand: 'uebernommen', titel: titel.slice(0, 300), ziel, data: '' },
      [...hinweise, ...note],
      async db => {
        if (adresse === '') return
        await rememberFormerAddress(db, { adresse, document_id, von: leads ? former : null })
      },
    )
  }

  /** Returns the old page of a piece, undefined for a row of a table, or why there is none. */
  const pageOf = async (stueck: Stueck, about: About): Promise<OldPage | string | undefined> => {
    if (about.uebernahme.quelle === 'tabelle') return undefined
    const data = JSON.parse(stueck.data) as FoundContent | null
    return data ? { titel: stueck.titel, datum: stueck.datum, inhalt: data } : fetched(stueck, about)
  }

  const fetched = async ({ adresse }: Stueck, { outside, signal }: About): Promise<OldPage | string> => {
    if (!outside) return 'Von anderen Websites dürfen Sie nichts abrufen.'
    const answer = await outside.fetch(adresse, { accept: 'text/html', signal })
    if (!answer.ok) return refusalWords[answer.refusal]
    const { status, headers, body, url } = answer.answer
    if (status !== 200) return `Die alte Website antwortet mit dem Fehler ${status}.`
    if (!/html/i.test(headers['content-type'] ?? 'text/html'))
      return 'Unter dieser Adresse steht keine Seite.'
    return readPage(pageText(body, headers['content-type']), url) ?? 'Diese Seite ist zu tief verschachtelt.'
  }

  const fromRow = (stueck: Stueck, { about }: Uebernahme): Making => {
    const zeile = JSON.parse(stueck.data) as unknown[]
    const { daten, fehler } = recordOf(zeile, about.zuordnung ?? [], stueck.art, about.fuer_alle)
    if (fehler.length > 0) {
      const labels = new Map(targetsOf(stueck.art).map(({ feld, label }) => [feld, label]))
      return {
        ok: false,
        satz: fehler.map(({ feld, satz }) => `${labels.get(feld) ?? feld}: ${satz}`).join(' '),
      }
    }
    return { ok: true, made: { daten, titel: stueck.titel, hinweise: [] } }
  }

  return one
}

/** An address that differs from that of the home page only by its query cannot lead elsewhere. */
const atHome = (adresse: string): readonly string[] => {
  const { pathname, search } = URL.canParse(adresse) ? new URL(adresse) : { pathname: '', search: '' }
  return pathname === '/' && search !== ''
    ? [`Die alte Adresse /${search.slice(0, 100)} führt nicht hierher: Sie gehört zur Startseite.`]
    : []
}
