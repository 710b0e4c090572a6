import { plainText } from '../found.ts'
import { dataHtml, parsedData } from './builder-data.ts'
import type { PictureOf } from './wording.ts'

/** Page builders that store a page beside its text, by the name of their field. */
const BUILDERS: Readonly<Record<string, string>> = {
  _elementor_data: 'Elementor',
  _breakdance_data: 'Breakdance',
  ct_builder_json: 'Oxygen',
  ct_builder_shortcodes: 'Oxygen',
  _bricks_page_content_2: 'Bricks',
  _fl_builder_data: 'Beaver Builder',
  panels_data: 'SiteOrigin',
  tve_updated_post: 'Thrive',
}

const wordsIn = (html: string): readonly string[] =>
  plainText(html.replaceAll(/<style\b[^]*?<\/style>/gi, ' '))
    .toLowerCase()
    .match(/[\p{L}\p{N}]{2,}/gu) ?? []

const missingIn = (words: readonly string[], others: readonly string[]): readonly string[] => {
  const known = new Set(others)
  return words.filter(word => !known.has(word))
}

/** Share of the words of the builder from which on the text of the post is out of date. */
const OUT_OF_DATE = 0.05

/**
 * Returns the text of a post that a page builder has made. Builders store a copy of their words as the text of the
 * post, but not all of them, and some none.
 */
export function builtPage(
  text: string,
  meta: ReadonlyMap<string, string>,
  pictureOf: PictureOf,
): { readonly text: string; readonly hinweise: readonly string[] } {
  const field = Object.keys(BUILDERS).find(name => (meta.get(name) ?? '').length > 2)
  const data = field === undefined ? '' : (meta.get(field) ?? '')
  const builder = field === undefined ? '' : BUILDERS[field]
  if (data === '') return { text, hinweise: [] }
  const html =
    field === 'tve_updated_post' || field === 'ct_builder_shortcodes'
      ? data
      : dataHtml(parsedData(data), pictureOf)
  const own = wordsIn(text)
  const built = wordsIn(html)
  if (built.length === 0)
    return {
      text,
      hinweise:
        own.length > 0
          ? []
          : [
              `Der Text steht in den Daten des Baukastens „${builder}“ und ließ sich nicht lesen. Bitte übernehmen Sie die Seite über ihre Adresse.`,
            ],
    }
  if (missingIn(built, own).length <= OUT_OF_DATE * built.length) return { text, hinweise: [] }
  const lost = missingIn(own, built)
  const note =
    lost.length === 0
      ? []
      : [
          `Diese Seite steht in der Datei zweimal, im Baukasten „${builder}“ anders. Übernommen ist der Stand des Baukastens. Nur im anderen stand: „${lost.join(' ').slice(0, 200)}“`,
        ]
  return { text: html, hinweise: note }
}
