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
