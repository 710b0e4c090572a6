import type { Formularfeld } from '@rathausplatz/contract'
import { type Eingaben, gefragt, isPair, pruefe } from '@rathausplatz/contract/formular'
import type { Pages } from './form.ts'

/** What stands well on one page; with more, a form asks a few things at a time. */
const MOST = 7

/** The steps of a form, and where one of them asks too much at once, its parts. */
export function pagesOf({ schritte }: Pages): Pages {
  return {
    schritte: schritte.flatMap(schritt => {
      const parts = partsOf(schritt.felder)
      return parts.map((felder, place) =>
        Object.assign({}, schritt, {
          titel: parts.length > 1 ? `${schritt.titel} (${place + 1} von ${parts.length})` : schritt.titel,
          hilfe: place === 0 ? schritt.hilfe : '',
          felder,
        }),
      )
    }),
  }
}

/** About as many in each part; two questions of which one is to be answered stay together. */
function partsOf(felder: readonly Formularfeld[]): Formularfeld[][] {
  if (felder.length <= MOST) return [[...felder]]
  const most = Math.ceil(felder.length / Math.ceil(felder.length / MOST))
  const parts: Formularfeld[][] = []
  let part: Formularfeld[] = []
  for (const [place, feld] of felder.entries()) {
    const isOfPair = part.some(one => isPair(one, feld))
    const bringsPair = felder.slice(place + 1, place + 2).some(one => isPair(one, feld))
    const isFull = part.length >= most || (bringsPair && part.length === most - 1 && most > 2)
    if (isFull && !isOfPair) {
      parts.push(part)
      part = []
    }
    part.push(feld)
  }
  return [...parts, part]
}

/** Places of the pages on which something is asked, after what was answered so far. */
export function askedPages(pages: Pages, eingaben: Eingaben, heute: string): number[] {
  const asked = gefragt(pages, eingaben, heute)
  return pages.schritte.flatMap(({ felder }, place) =>
    felder.some(({ name }) => asked.has(name)) ? [place] : [],
  )
}

/** The first page on which something does not fit; undefined where all of them do. */
export const firstWrong = (pages: Pages, eingaben: Eingaben, heute: string): number | undefined =>
  askedPages(pages, eingaben, heute).find(schritt => !pruefe(pages, eingaben, { heute, schritt }).ok)

/** Which page it is, in words: "Schritt 2 von 4: Ort". The last one is where all is read once more. */
export function stepWords(pages: Pages, at: number, eingaben: Eingaben, heute: string): string {
  const asked = askedPages(pages, eingaben, heute)
  const titel = pages.schritte[at]?.titel ?? 'Prüfen und absenden'
  if (pages.schritte.length < 2) return titel
  const place = at >= pages.schritte.length ? asked.length : asked.indexOf(at)
  return stepTitle(titel, Math.max(place, 0), asked.length)
}

/** Of several steps each says which one it is; the last one, where all is read once more, counts as well. */
export const stepTitle = (titel: string, place: number, steps: number): string =>
  `Schritt ${place + 1} von ${steps + 1}: ${titel}`
