import { isWithinSections, may } from '@rathausplatz/contract'
import type { RecordKind } from '@rathausplatz/contract/records'
import { htmlText, slugOf } from '@rathausplatz/text'
import { LRUCache } from 'lru-cache'
import type { CmsStore } from '../collections/collections.ts'
import { fieldName } from '../editing/field-names.ts'
import { type Editor, leaveFor } from '../editing/leave-for.ts'
import { recordKinds } from '../editing/show.ts'
import { type FetchOutside, refusalWords } from '../outbound/fetch-outside.ts'
import { requestedPath, siteAddress } from '../site-path.ts'
import { findTakenOver, forgetFormerAddresses, rememberFormerAddress } from '../store/former-addresses.ts'
import { answered, type Result, type StoreError } from '../store/result.ts'
import { recordOf } from './columns/row-record.ts'
import { targetsOf } from './columns/targets.ts'
import { decodeText } from './decode-text.ts'
import { type FoundContent, isFitForIndex } from './found.ts'
import { linksIn, treeOf } from './html-tree.ts'
import { type OldPage, readPage } from './main-content.ts'
import type { OutsideFiles } from './outside-files.ts'
import { type Part, type PartPicture, partsOf } from './parts-of-html.ts'
import type { Stueck, Uebernahme, UebernahmeStore } from './uebernahme-store.ts'

type Sources = { store: CmsStore; rows: UebernahmeStore; clock: () => Date }

type About = {
  readonly uebernahme: Uebernahme
  readonly who: Editor
  /** Undefined without the right to fetch from other websites. */
  readonly outside: { readonly fetch: FetchOutside; readonly files: OutsideFiles | undefined } | undefined
  readonly signal: AbortSignal
}

/** A record to create, with notes on what was left out of it. */
type Made = {
  readonly daten: Record<string, unknown>
  readonly titel: string
  readonly hinweise: readonly string[]
}
type Making = { readonly ok: true; readonly made: Made } | { readonly ok: false; readonly satz: string }

/** Most attempts to find a free address. The first ones count up by one, the later ones double the number. */
const MOST_TRIES = 30
const TRIES_IN_A_ROW = 15
/** Most names whose last number is remembered. */
const MOST_NAMES = 1_000
const MOST_LINKS = 1_000

/**
 * Creates drafts of the found pieces, one after the other, with the rights of the editor. Document ids are
 * assigned beforehand, so that a piece whose import was interrupted after its creation is found and not
 * created twice.
 */
export function takeOver({ store, rows, clock }: Sources) {
  /** The last number of each name that occurs several times: towns have monthly reports of the same title. */
  const places = new LRUCache<string, number>({ max: MOST_NAMES })

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
    const making = await make(stueck, about)
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
        ? []
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

  const make = async (stueck: Stueck, about: About): Promise<Making> => {
    if (about.uebernahme.quelle === 'tabelle') return fromRow(stueck, about.uebernahme)
    const data = JSON.parse(stueck.data) as FoundContent | null
    const page = data
      ? { titel: stueck.titel, datum: stueck.datum, inhalt: data }
      : await fetched(stueck, about)
    if (typeof page === 'string') return { ok: false, satz: page }
    return fromHtml(stueck, page, about)
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
    const { daten, fehler } = recordOf(zeile, about.zuordnung ?? [], stueck.art)
    if (fehler.length > 0) {
      const labels = new Map(targetsOf(stueck.art).map(({ feld, label }) => [feld, label]))
      return {
        ok: false,
        satz: fehler.map(({ feld, satz }) => `${labels.get(feld) ?? feld}: ${satz}`).join(' '),
      }
    }
    return { ok: true, made: { daten, titel: stueck.titel, hinweise: [] } }
  }

  const fromHtml = async (stueck: Stueck, page: OldPage, about: About): Promise<Making> => {
    const { inhalt, titel } = page
    const tree = treeOf(inhalt.html)
    if (!tree) return { ok: false, satz: 'Dieser Text ist zu tief verschachtelt.' }
    const { adresse } = stueck
    const notes = new Set<string>()
    const links = await newAddresses(linksIn(tree, adresse), about, notes)
    const { parts, hinweise } = partsOf(tree, adresse, link => links.get(link) ?? link)
    for (const hinweis of hinweise) notes.add(hinweis)
    const pictures = await takenPictures(
      [...(inhalt.bild ? [inhalt.bild] : []), ...parts.flatMap(({ bild }) => bild ?? [])],
      about,
      notes,
    )
    const daten =
      stueck.art === 'seite'
        ? pageOf({ titel, pfad: stueck.ziel, inhalt, parts, pictures })
        : articleOf({
            titel,
            datum: page.datum ?? stueck.datum ?? clock().toISOString(),
            inhalt,
            parts,
            pictures,
            notes,
          })
    return { ok: true, made: { daten, titel, hinweise: [...notes].slice(0, 40) } }
  }

  /**
   * Returns the new addresses of links: the new place of an imported piece, or the copy of a document of the
   * former website.
   */
  const newAddresses = async (links: readonly string[], about: About, notes: Set<string>) => {
    const { uebernahme, outside, who } = about
    const all = [...new Set(links)].filter(link => uebernahme.about.hosts.includes(new URL(link).host))
    const own = all.slice(0, MOST_LINKS)
    if (all.length > own.length)
      notes.add(`Die ersten ${MOST_LINKS} Links führen an ihren neuen Ort, die übrigen zur alten Website.`)
    const found = new Map<string, string>()
    if (own.length === 0) return found
    const plain = (link: string) => link.replace(/#.*$/, '')
    const spellings = (link: string) => [
      plain(link),
      plain(link).replace(/\/$/, ''),
      `${plain(link).replace(/\/$/, '')}/`,
    ]
    const stuecke = await rows.byAddresses(uebernahme.id, own.flatMap(spellings))
    const byAddress = new Map(stuecke.map(stueck => [stueck.adresse, stueck]))
    for (const link of own) {
      const stueck = spellings(link)
        .map(one => byAddress.get(one))
        .find(Boolean)
      const isPdf = /\.pdf$/i.test(new URL(link).pathname)
      if (stueck?.zustand === 'uebernommen') found.set(link, stueck.ziel)
      // Keeps the former address: it redirects once the piece is public, wherever the piece is then.
      else if (stueck) found.set(link, pathWithQuery(link))
      else if (isPdf && outside?.files) {
        const taken = await outside.files.document(link, '', who)
        if (taken.ok) found.set(link, taken.file.adresse)
        else notes.add(`Ein Dokument wurde nicht übernommen: ${link.slice(0, 200)} ${taken.satz}`)
      } else if (isPdf) notes.add(`Ein Dokument liegt noch auf der alten Website: ${link.slice(0, 200)}`)
      else found.set(link, pathWithQuery(link))
    }
    return found
  }

  const takenPictures = async (
    pictures: readonly PartPicture[],
    { outside, who }: About,
    notes: Set<string>,
  ) => {
    const taken = new Map<string, { bild: string; bildcopyright: string }>()
    for (const picture of pictures) {
      if (taken.has(picture.src)) continue
      const outcome = await outside?.files?.picture(picture, who)
      if (outcome?.ok)
        taken.set(picture.src, { bild: outcome.file.adresse, bildcopyright: outcome.file.urheber })
      else
        notes.add(
          outcome
            ? `Ein Bild wurde nicht übernommen: ${picture.src.slice(0, 200)} ${outcome.satz}`
            : `Ein Bild liegt noch auf der alten Website: ${picture.src.slice(0, 200)}`,
        )
      if (outcome?.ok && picture.alt === '') notes.add('Einem Bild fehlt die Beschreibung.')
    }
    return taken
  }

  /** Creates the document of a piece, with a number in its address if the address is taken. */
  const create = async (
    { document_id: id, art, ziel }: Stueck,
    { daten, titel }: Made,
    who: Editor,
  ): Promise<Result<{ key: string }>> => {
    const leave = leaveFor(who, 'inhalte-schreiben')
    const kind = art as RecordKind
    let last: Result<{ key: string }> | undefined
    const name = `${art} ${art === 'seite' ? ziel : titel}`
    let place = 1
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const numbered = place === 1 ? daten : withPlace(daten, { art, ziel, titel, place })
      if (!numbered) break
      // Pages and articles may refer to pieces that are imported later. For a row of a table, a missing
      // reference is a fault.
      const mayMiss = art === 'seite' || art === 'aktuelles'
      last = answered(
        await store.create({ id, kind, data: numbered, author: who.id, note: NOTE, mayMiss, leave }),
      )
      if (last.ok || last.error.code !== 'vergeben' || last.error.document_id === id) break
      if (tries === 1) place = places.get(name) ?? 1
      place = tries < TRIES_IN_A_ROW ? place + 1 : place * 2
    }
    if (place > 1) {
      places.set(name, place)
    }
    return (
      last ?? { ok: false, error: { code: 'nicht_gefunden', message: 'Diese Inhaltsart gibt es nicht.' } }
    )
  }

  /** Deletes an imported document, unless an editor has changed it since. */
  const takeBack = async (stueck: Stueck, who: Editor): Promise<void> => {
    const document = await store.document(stueck.document_id)
    const gone = document === undefined
    const touched = document && (document.draft_revision > 1 || document.published_revision !== null)
    if (touched) {
      const why = document.published_revision === null ? 'wurde seither bearbeitet' : 'ist öffentlich'
      await rows.settle(stueck, { zustand: 'geblieben' }, [`Der Inhalt ${why} und bleibt deshalb.`])
      return
    }
    if (!gone) {
      const leave = leaveFor(who, 'inhalte-loeschen')
      const removed = answered(await store.remove(document.id, { author: who.id, leave, force: true }))
      if (!removed.ok) {
        await rows.settle(stueck, { zustand: 'geblieben' }, [removed.error.message])
        return
      }
    }
    await rows.settle(stueck, { zustand: 'weggenommen' }, stueck.hinweise, db =>
      forgetFormerAddresses(db, stueck.document_id),
    )
  }

  return { one, takeBack }
}

/**
 * Tests whether an editor may redirect a former address: with the right to edit redirects, or if one of their
 * sections contains it.
 */
const mayLeadFrom = (who: Editor, former: string): boolean =>
  may(who, 'weiterleitungen-pflegen', { kind: 'weiterleitung' }) ||
  isWithinSections(who.sections, former.split('?', 1)[0])

const NOTE = 'Von der alten Website übernommen'

/** Tests the right to fetch from other websites. */
export const mayFetch = (who: Editor): boolean => may(who, 'von-websites-uebernehmen')

const sentencesOf = (error: StoreError, art: string, daten: unknown): string[] =>
  error.code === 'ungueltig'
    ? error.issues
        .slice(0, 8)
        .map(({ path, message }) => `${fieldName(recordKinds[art]?.record, path, daten)}: ${message}`)
    : [error.message]

/**
 * Returns the normalised path of a former address that visitors of this site can request; null if there is
 * none.
 */
export function formerPath(adresse: string): string | null {
  if (!URL.canParse(adresse)) return null
  const { protocol, pathname, search } = new URL(adresse)
  if (protocol !== 'http:' && protocol !== 'https:') return null
  const path = requestedPath(pathname)
  // The path `/` is the home page, whatever its query.
  const asked = path === undefined || path === '/' ? undefined : siteAddress(pathname + search, requestedPath)
  return asked !== undefined && isFitForIndex(asked) ? asked : null
}

function pathWithQuery(link: string): string {
  const { pathname, search, hash } = new URL(link)
  return (siteAddress(pathname + search) ?? pathname) + hash
}

function withPlace(
  daten: Record<string, unknown>,
  { art, ziel, titel, place }: { art: string; ziel: string; titel: string; place: number },
): Record<string, unknown> | undefined {
  if (art === 'seite') return { ...daten, pfad: `${ziel}-${place}` }
  const slug = typeof daten['slug'] === 'string' && daten['slug'] !== '' ? daten['slug'] : slugOf(titel)
  return WITH_SLUG.has(art) && slug ? { ...daten, slug: `${slug.slice(0, 76)}-${place}` } : undefined
}

/**
 * Kinds in which several documents may have the same name, such as yearly events. In other kinds, an equal
 * name means a duplicate.
 */
const WITH_SLUG = new Set(['aktuelles', 'veranstaltung', 'stelle', 'bekanntmachung'])

type Pictures = ReadonlyMap<string, { readonly bild: string; readonly bildcopyright: string }>
type Content = { titel: string; inhalt: FoundContent; parts: readonly Part[]; pictures: Pictures }

/** Builds a page: texts, pictures with text, and questions become entries of the page. */
function pageOf({
  titel,
  pfad,
  inhalt,
  parts,
  pictures,
}: Content & { pfad: string }): Record<string, unknown> {
  const [lead] = inhalt.bild && pictures.has(inhalt.bild.src) ? [inhalt.bild] : []
  const content = parts.flatMap((part): { template: string; slotName: string; context: object }[] => {
    const entry = (template: string, context: object) => [{ template, slotName: 'content', context }]
    const { bild, fragen, html } = part
    if (fragen) return entry('fragen', { titel: part.titel, fragen })
    const picture = bild && pictures.get(bild.src)
    if (bild && picture) {
      const called = part.titel || bild.alt.slice(0, 120) || titel
      return entry('bild-text', { titel: called, text: html, bildupload: { ...picture, bildtext: bild.alt } })
    }
    return part.titel === '' && html === '' ? [] : entry('text', { titel: part.titel, text: html })
  })
  const heroImages = lead
    ? [
        {
          src: pictures.get(lead.src)?.bild ?? '',
          alt: lead.alt,
          copyright: pictures.get(lead.src)?.bildcopyright,
        },
      ]
    : []
  return {
    pfad,
    title: titel,
    description: inhalt.einleitung.slice(0, 500),
    heroImages,
    content: content.slice(0, 400),
  }
}

/** Builds an article: one picture and one text. */
function articleOf({
  titel,
  datum,
  inhalt,
  parts,
  pictures,
  notes,
}: Content & { datum: string; notes: Set<string> }): Record<string, unknown> {
  const all = [...(inhalt.bild ? [inhalt.bild] : []), ...parts.flatMap(({ bild }) => bild ?? [])]
  const first = all.find(({ src }) => pictures.has(src))
  const others = new Set(
    all.filter(({ src }) => pictures.has(src) && src !== first?.src).map(({ src }) => src),
  )
  if (others.size > 0)
    notes.add(
      others.size === 1
        ? 'Eine Nachricht zeigt ein Bild; ein weiteres liegt unter „Bilder und Dokumente“.'
        : `Eine Nachricht zeigt ein Bild; ${others.size} weitere liegen unter „Bilder und Dokumente“.`,
    )
  const heading = (words: string, level: 2 | 3) =>
    words === '' ? '' : `<h${level}>${htmlText(words)}</h${level}>`
  const text = parts
    .map(({ titel, html, fragen = [] }) =>
      [heading(titel, 2), html, ...fragen.map(({ titel, text }) => heading(titel, 3) + text)].join(''),
    )
    .join('')
  if (text.length > LONGEST_TEXT) notes.add('Der Text ist sehr lang und wurde gekürzt.')
  return {
    titel,
    datum_von: datum,
    einleitung: inhalt.einleitung,
    text: text.slice(0, LONGEST_TEXT),
    ...(first ? { ...pictures.get(first.src), bildtext: first.alt } : {}),
  }
}

const LONGEST_TEXT = 95_000

/** Decodes a page by the charset that the server names; otherwise by the charset in its first lines. */
function pageText(body: Uint8Array, type = ''): string {
  const head = new TextDecoder('latin1').decode(body.subarray(0, 2_000))
  const said = /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1]
  return said && /8859|1252|ascii/i.test(said)
    ? new TextDecoder('windows-1252').decode(body)
    : decodeText(body)
}

/**
 * Returns the path of a page in the spelling of this site: umlauts transliterated, without a file extension.
 */
export function placeOfPath(pfad: string, titel: string): string {
  const steps = pathOfSteps(pfad)
  const named = steps.length > 0 ? steps : [slugOf(titel) || 'seite']
  return `/${named.join('/')}`
}

const pathOfSteps = (pfad: string): string[] =>
  pfad
    .split('/')
    .map(step => slugOf(step))
    .filter(Boolean)
    .slice(-8)
