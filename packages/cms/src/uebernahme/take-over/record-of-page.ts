import { htmlText } from '@rathausplatz/text'
import type { Part, PartPicture } from '../collect-parts.ts'
import { type FoundContent, firstNotes } from '../found.ts'
import { linksIn, treeOf } from '../html-tree.ts'
import type { OldPage } from '../main-content.ts'
import { partsOf } from '../parts-of-html.ts'
import type { Stueck } from '../piece-rows.ts'
import type { UebernahmeStore } from '../uebernahme-store.ts'
import { uncloak } from '../uncloak.ts'
import type { About, Making } from './draft.ts'
import { newAddresses } from './new-addresses.ts'

/** Returns the record of a page or an article, with its links and pictures on this site. */
export async function fromHtml(
  { rows, clock }: { rows: UebernahmeStore; clock: () => Date },
  stueck: Stueck,
  page: OldPage,
  about: About,
): Promise<Making> {
  const { inhalt, titel } = page
  const tree = treeOf(inhalt.html)
  if (!tree) return { ok: false, satz: 'Dieser Text ist zu tief verschachtelt.' }
  uncloak(tree)
  const { adresse } = stueck
  const notes = new Set<string>()
  const links = await newAddresses(rows, linksIn(tree, adresse), about, notes)
  const { parts, hinweise } = partsOf(tree, adresse, link => links.get(link) ?? link)
  for (const hinweis of [...hinweise, ...tellBeside(page.daneben ?? [])]) notes.add(hinweis)
  if (parts.length === 0) notes.add(EMPTY)
  if (stueck.art === 'aktuelles' && (page.datum ?? stueck.datum) === null) notes.add(NO_DATE)
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
  return { ok: true, made: { daten, titel, hinweise: firstNotes(notes, MOST_NOTES) } }
}

const MOST_NOTES = 40
const EMPTY = 'Auf dieser Seite wurde kein Text gefunden. Bitte vergleichen Sie mit der alten Website.'
const NO_DATE =
  'Ein Datum war nicht zu finden: Hier steht der Tag der Übernahme. Bitte tragen Sie das richtige ein.'

/** Most texts beside the content of a page that its notes quote. */
const MOST_BESIDE = 5

export const tellBeside = (daneben: readonly string[]): readonly string[] =>
  daneben
    .slice(0, MOST_BESIDE)
    .map(text => `Neben dem Text stand: „${text.slice(0, 200)}“. Das ist hier nicht enthalten.`)
    .concat(daneben.length > MOST_BESIDE ? ['Neben dem Text stand noch mehr. Bitte vergleichen Sie.'] : [])

async function takenPictures(pictures: readonly PartPicture[], { outside, who }: About, notes: Set<string>) {
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
