import type { Formularfeld } from '@rathausplatz/contract'
import { type Eingaben, gefragt, isPair, pruefe } from '@rathausplatz/contract/formular'
import type { Pages } from './form.ts'

/** Most questions on one page. */
const MOST = 7

/** Splits steps of a form with too many questions into several pages. */
export function pagesOf({ schritte, ort }: Pages): Pages {
  return {
    ...(ort && { ort }),
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

/**
 * Splits questions into parts of about equal size. Two questions of which only one must be answered stay
 * together.
 */
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

/** Returns the indices of the pages that have at least one question for the answers so far. */
export function askedPages(pages: Pages, eingaben: Eingaben, heute: string): number[] {
  const asked = gefragt(pages, eingaben, heute)
  return pages.schritte.flatMap(({ felder }, place) =>
    felder.some(({ name }) => asked.has(name)) ? [place] : [],
  )
}

/** Returns the index of the first page with an invalid answer; undefined if all are valid. */
export const firstWrong = (pages: Pages, eingaben: Eingaben, heute: string): number | undefined =>
  askedPages(pages, eingaben, heute).find(schritt => !pruefe(pages, eingaben, { heute, schritt }).ok)

/** Names a page in words, such as "Schritt 2 von 4: Ort". The last step is the summary. */
export function stepWords(pages: Pages, at: number, eingaben: Eingaben, heute: string): string {
  const asked = askedPages(pages, eingaben, heute)
  const titel = pages.schritte[at]?.titel ?? 'Prüfen und absenden'
  if (pages.schritte.length < 2) return titel
  const place = at >= pages.schritte.length ? asked.length : asked.indexOf(at)
  return stepTitle(titel, Math.max(place, 0), asked.length)
}

/** Title with the number of the step; the summary counts as the last step. */
export const stepTitle = (titel: string, place: number, steps: number): string =>
  `Schritt ${place + 1} von ${steps + 1}: ${titel}`
