import { waehle } from '@rathausplatz/contract/notrufe'
import { describe, expect, it, test } from 'vitest'
import { tel } from './kontakt.ts'
import { lebenslagen } from './lebenslagen.ts'
import { anliegen, ueberUns } from './leichte-sprache/anliegen.ts'
import { menueUndSuche } from './leichte-sprache/bedienung.ts'
import { geld, uhr } from './leichte-sprache/teile.ts'
import { verweise } from './leichte-sprache/verweise.ts'
import { leistungen } from './leistungen.ts'
import { organisationseinheiten } from './organisationseinheiten.ts'
import { seiten } from './seiten.ts'

const heute = new Date('2026-11-20T09:00:00Z')
const pages = seiten(heute)
const overview = pages.find(({ pfad }) => pfad === '/leichte-sprache')

type Entries = { template: string; context: Record<string, unknown> }[]

/** The entries behind a link of the overview: a page of its own, or the easy version of a page. */
function behind(link: string): Entries {
  const [path, query] = link.split('?')
  const page = pages.find(({ pfad }) => pfad === path)
  if (query === 'sprache=leicht') return page?.leichteSprache?.content ?? []
  return page?.sprache === 'leicht' ? page.content : []
}

/** Every link or text in the entries. */
function* fields(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const item of value) yield* fields(item)
  else if (typeof value === 'object' && value !== null) yield* fields(Object.values(value))
}

const richText = (entries: Entries) => [...fields(entries)].join('\n')

/** The sentences, one per line as on the page. Names of links and telephone numbers stay in their sentence. */
const sentences = (entries: Entries) =>
  entries
    .flatMap(({ template, context }) =>
      template === 'text' || template === 'hinweis' ? [...fields(context)] : [],
    )
    .filter(text => !text.startsWith('/'))
    .join('\n')
    .replaceAll(/<br>|<\/(?:p|li|h2|h3)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .split(/\n|(?<=[a-zäöüß][.!?]) |(?<=heißt:)|: (?=[A-ZÄÖÜ])/)
    .map(sentence => sentence.trim())
    .filter(Boolean)

/** Words of offices: a page that uses one explains it as „Wort heißt:“. */
const HARD = [
  'Absagen',
  'Anmelden',
  'Antrag',
  'Bau-Hof',
  'Bestatter',
  'Fund-Büro',
  'Geburts-Urkunde',
  'Grund-Sicherung',
  'Hebamme',
  'Hunde-Steuer',
  'Marke',
  'Miet-Vertrag',
  'Rebenau-Pass',
  'Schwer-Behinderten-Ausweis',
  'Sperr-Müll',
  'Standes-Amt',
  'Vermieter',
  'Verschieben',
  'Werk-Tag',
  'Wohn-Geld',
]

/** Words that an easy page does not use at all. */
const TOO_HARD =
  /(?<!\p{L})(?:beantragen|zuständig|Gebühr|Unterlagen|Bescheid[es]?|Frist|Formular|erforderlich|gegebenenfalls|Einkommen|Nachweis|Vollmacht|Wohnsitz|vereinbaren|würde|könnte|hätte|wäre|müsste|z\. B\.|bzw\.|usw\.)(?!\p{L})/iu

/** Instructions that a telephone cannot follow. */
const NOT_ON_A_PHONE = /Taste|Strg|Maus|klicken|rechts|links|Tastatur/i

const all = Object.entries({ ...anliegen, ...ueberUns })
const needs = Object.entries(anliegen)

test('P5: the twelve needs have an easy page of their own that the overview links', () => {
  expect(needs).toHaveLength(12)
  expect(new Set(all.map(([, { link }]) => link)).size).toBe(all.length)
  const linked = new Set(fields(overview?.content))
  expect(all.filter(([, { link }]) => !linked.has(link) || behind(link).length === 0)).toEqual([])
})

describe.each(needs)('P5: the easy page for %s', (_, { link }) => {
  const entries = behind(link)
  const text = richText(entries)

  it('has numbered steps and a telephone number of the records', () => {
    expect(text.match(/<ol>(?:<li>(?:(?!<\/ol>).)*){2,}<\/ol>/s)).not.toBeNull()
    const numbers = new Set(
      organisationseinheiten(heute).flatMap(({ kommunikation = [], bereitschaft = '' }) =>
        [bereitschaft, ...kommunikation.map(({ kennung }) => kennung)].map(number =>
          number.replaceAll(/\D/g, ''),
        ),
      ),
    )
    const called = [...text.matchAll(/href="tel:\+49(\d+)"/g)].map(([, number]) => `0${number}`)
    expect(called.filter(number => numbers.has(number)).length).toBeGreaterThan(0)
  })

  it('states hours and closures from the record, unless it is about an emergency', () => {
    const hours = entries.filter(({ template }) => template === 'oeffnungszeiten')
    expect(hours.length > 0).toBe(link !== anliegen.notfall.link)
    expect(text.includes(waehle('feuerwehr'))).toBe(
      [anliegen.notfall.link, anliegen.schaden.link].includes(link),
    )
  })
})

describe.each(all)('P5: the easy text for %s', (_, { link }) => {
  const entries = behind(link)
  const said = sentences(entries)
  const whole = said.join('\n')

  it('has sentences of at most twelve words', () => {
    expect(said.filter(sentence => sentence.split(/\s+/).length > 12)).toEqual([])
  })

  it('explains hard words and avoids others', () => {
    const explained = (word: string) => new RegExp(`${word}\\p{L}* heißt:`, 'u').test(whole)
    const uses = (word: string) => new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'u').test(whole)
    expect(HARD.filter(word => uses(word) && !explained(word))).toEqual([])
    expect(said.filter(sentence => TOO_HARD.test(sentence))).toEqual([])
  })

  it('has no instruction that a telephone cannot follow, and no clock time or date as in a timetable', () => {
    expect(said.filter(sentence => NOT_ON_A_PHONE.test(sentence))).toEqual([])
    expect(said.filter(sentence => /\d:\d\d|\d\.\d\d\.|€|\d,\d/.test(sentence))).toEqual([])
  })
})

test('P5: services and life situations link the easy page of their need by its title', () => {
  const titles = new Map<string, string>(needs.map(([, { link, fassung }]) => [link, fassung.title]))
  expect(verweise.filter(({ link, titel }) => titles.get(link) !== titel)).toEqual([])
  const linked = new Map(
    [...leistungen, ...lebenslagen].map(({ slug, textbloecke }) => [slug, [...fields(textbloecke)].join('')]),
  )
  const dead = verweise.flatMap(({ link, zu }) =>
    zu.filter(slug => !linked.get(slug)?.includes(`href="${link}"`)),
  )
  expect(dead).toEqual([])
})

test('P5: the overview names exactly the texts that a group has checked', () => {
  const text = richText(overview?.content ?? [])
  const [, list = ''] = /Diesen? Texte? hat eine Prüf-Gruppe gelesen:<\/p><ul>(.*?)<\/ul>/.exec(text) ?? []
  const named = [...list.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
  expect(named).toEqual(all.filter(([, { fassung }]) => fassung.pruefvermerk).map(([, { link }]) => link))
})

test('P5: the overview explains menu and search without keys and places on the screen', () => {
  expect(menueUndSuche).not.toMatch(NOT_ON_A_PHONE)
  expect(richText(overview?.content ?? [])).toContain('<h3>Das Menü</h3>')
  expect(sentences(overview?.content ?? []).filter(sentence => sentence.split(/\s+/).length > 12)).toEqual([])
})

test('P5: amounts and times are in easy words', () => {
  expect([46, 27.6, 0, 1.5].map(geld)).toEqual([
    '46 Euro',
    '27 Euro und 60 Cent',
    'kein Geld',
    '1 Euro und 50 Cent',
  ])
  expect(['08:30', '16:00'].map(uhr)).toEqual(['8 Uhr 30', '16 Uhr'])
  expect(tel('zentrale')).toContain('href="tel:')
})
