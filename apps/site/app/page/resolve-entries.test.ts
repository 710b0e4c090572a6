import { NoData } from '@rathausplatz/contract'
import { BW } from '@rathausplatz/kalender/testing'
import { examples } from '@rathausplatz/templates/examples'
import { loaders } from '@rathausplatz/templates/loaders'
import { expect, test } from 'vitest'
import { testSite } from '../testing/test-site.ts'
import { resolveEntries } from './resolve-entries.ts'

const portal = (anbieter: string, link = 'https://rebenau.bewerberportal.example/') => ({
  template: 'stellenboerse',
  context: { anbieter, link },
})

test('Spec §1: of several listing containers of the same kind on a page only the first one stays', async () => {
  const { site, lines } = testSite({})
  const page = {
    ...site,
    path: '/rathaus/stellen',
    query: new URLSearchParams(),
    gemerkterAbfallort: () => undefined,
    gemerkteTonnen: () => '',
    holidays: async () => BW,
  }
  const text = { template: 'text', context: { text: '<p>A</p>' } }
  const content = [portal('Kaputt', 'javascript:x'), portal('Eins'), text, portal('Zwei'), text]
  const shown = await resolveEntries(content, page, site)
  expect(shown.map(({ template, context }) => [template, context['anbieter']])).toEqual([
    ['stellenboerse', 'Eins'],
    ['text', undefined],
    ['text', undefined],
  ])
  expect(lines.map(({ about }) => about['reason'])).toEqual([
    expect.stringContaining('link'),
    'steht schon auf der Seite',
  ])
})

const away = async (content: readonly object[]) => {
  const { site } = testSite({})
  site.cms = { call: () => Promise.reject(new NoData('probe')) }
  const page = {
    ...site,
    path: '/x',
    query: new URLSearchParams(),
    gemerkterAbfallort: () => undefined,
    gemerkteTonnen: () => '',
    holidays: async () => BW,
  }
  return resolveEntries(content, page, site)
}
const exampleOf = (template: keyof typeof loaders) => ({
  template,
  ...(examples[template].standard as { context: unknown; options?: unknown }),
})
const AWAY = 'Ein Teil dieser Seite lässt sich gerade nicht laden.'
const teasers = new Set<string>(['eventteaser', 'newsticker', 'heute', 'wassertemperatur', 'aktuellesarchiv'])

test.each(Object.keys(loaders) as (keyof typeof loaders)[])(
  'L2: while the CMS gives no answer, the template %s does not vanish without a word',
  async template => {
    const [shown, ...more] = await away([exampleOf(template)])
    expect(more).toEqual([])
    if (teasers.has(template)) expect([undefined, template]).toContain(shown?.template)
    else if (shown?.template !== template) expect(String(shown?.context['text'])).toContain(AWAY)
  },
)

test('L2: the sentence about missing parts stands once on a page', async () => {
  const shown = await away([exampleOf('verzeichnis'), exampleOf('stellen'), exampleOf('newsticker')])
  expect(shown.map(({ template }) => template)).toEqual(['text'])
})
