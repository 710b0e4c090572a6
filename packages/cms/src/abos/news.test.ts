import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collections } from '../collections/collections.ts'
import { mapFields } from '../collections/fields.ts'
import { OPEN_END } from '../store/window.ts'
import { newsOf } from './news.ts'

const now = new Date('2026-11-20T12:00:00Z')

const day = '2026-11-20T12:00:00+01:00'

/** A minimal document of each kind. */
const least: Readonly<Record<string, object>> = {
  aktuelles: { titel: 'Titel', slug: 'titel', datum_von: day, interessengruppen_id: [] },
  veranstaltung: { titel: 'Titel', slug: 'titel', datum_von: day, datum_bis: day },
  bekanntmachung: { titel: 'Titel', slug: 'titel', datum: day, einleitung: '', rubrik: 'sonstiges' },
  hinweis: { titel: 'Titel', stufe: 'dringend' },
}

/** The editor of each text field by its schema. */
const written = (['aktuelles', 'veranstaltung', 'bekanntmachung', 'hinweis'] as const).map(kind => {
  let editor: string | undefined
  mapFields(collections[kind].record.schema, { text: 'a' }, (text, meta) => {
    editor = meta.editor
    return text
  })
  return { kind, editor }
})

const sentenceOf = (kind: string, text: string) =>
  newsOf(
    {
      document_id: 'd1',
      kind,
      key: '/dort',
      title: 'Titel',
      data: JSON.stringify({ einleitung: '', rubriken: [], ...least[kind], text }),
      published_at: now.toISOString(),
      gueltig_bis: '9999-12-31T23:59:59.999Z',
    },
    { now, publicUrl: 'https://www.rebenau.example' },
  )?.satz

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test('There are kinds with plain text and kinds with formatted text', () => {
  expect(new Set(written.map(({ editor }) => editor))).toEqual(new Set(['text', 'richtext']))
})

test.each(written)('F1: the text of $kind ($editor) is in the mail to the letter', ({ kind, editor }) => {
  const said = 'Pegel < 300 cm, Wasser > 25 °C & <b>Boot</b>: 3 &lt; 4'
  const escaped = said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const typed = editor === 'richtext' ? `<p><strong>${escaped}</strong></p>` : said
  expect(sentenceOf(kind, typed)).toBe(said)
})

test('F1: any plain text is unchanged except for white space', () => {
  const letter = fc.constantFrom(
    ...Array.from('aZ9 <>&/;"\'=\n°ß'),
    '<b>',
    '</p>',
    '<br',
    '&lt;',
    '&amp;',
    '<!--',
  )
  const text = fc.array(letter, { maxLength: 40 }).map(parts => `Es gilt ${parts.join('')}`)
  for (const { kind } of written.filter(({ editor }) => editor === 'text'))
    fc.assert(fc.property(text, said => void expect(sentenceOf(kind, said)).toBe(oneLine(said))))
})

test.each([
  ['on one page only', { seite: '/stadt/parken' }, '/stadt/parken'],
  ['on the pages of a house', { wo: 'freibad' }, '/freibad'],
  ['with a link', { seite: '/stadt/parken', link: '/aktuelles/markt' }, '/aktuelles/markt'],
  ['on all pages', {}, '/'],
])(
  'P16: the mail about a notice %s leads to where it stands and says when it was published',
  (_where, more, path) => {
    const row = {
      document_id: 'd1',
      kind: 'hinweis',
      key: 'hinweis:/1',
      title: 'Titel',
      data: JSON.stringify({ ...least['hinweis'], ...more }),
      published_at: now.toISOString(),
      gueltig_bis: OPEN_END,
    }
    expect(newsOf(row, { now, publicUrl: 'https://www.rebenau.example' })).toMatchObject({
      adresse: `https://www.rebenau.example${path}`,
      tag: 'Veröffentlicht am Freitag, 20. November 2026',
    })
  },
)
