import { CmsError, calls, cmsInProcess, organisationseinheit } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadAmt } from './load.ts'

const bauamt = organisationseinheit.parse({
  id: 'bauamt',
  name: 'Bauamt',
  detailURL: '/rathaus/aemter/bauamt',
  oeffnungszeiten: [
    {
      typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
      regulaereZeiten: [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:30', ende: '12:00' }],
    },
  ],
  leistungen: [
    { id: 'a', name: 'Bauantrag', detailURL: '/rathaus/leistungen/bauantrag' },
    { id: 'b', name: 'Bauplätze', detailURL: '/bauen/rebgarten' },
  ],
})
const entry = { context: { einheit: 'bauamt' }, options: {} }
const bauantrag = {
  id: 'bauantrag',
  name: 'Bauantrag stellen',
  detailURL: '/rathaus/leistungen/bauantrag',
  kurztext: 'Digital oder auf Papier.',
  buchstabe: 'B',
  online: true,
}

test('The loader gets the office and the services it is responsible for; none is listed twice', async () => {
  const asked: unknown[] = []
  const cms = cmsInProcess({
    organisationseinheit: ({ params }) => {
      asked.push(params.id)
      return bauamt
    },
    leistungen: ({ query }) => {
      asked.push(query.organisationseinheit)
      return calls.leistungen.answer.parse({ data: [bauantrag], anzahl: 1, buchstaben: [] })
    },
  })
  const data = await loadAmt(cms, entry, entryPage('', '2026-11-20T10:00:00+01:00'))
  expect(asked).toEqual(['bauamt', 'bauamt'])
  expect(data.leistungen.map(({ name }) => name)).toEqual(['Bauantrag stellen', 'Bauplätze'])
  expect(data.stunden.zustand?.text).toBe('Jetzt geöffnet bis 12:00 Uhr')
})

test('Without services in the CMS the office still loads; an unknown office fails', async () => {
  const without = cmsInProcess({ organisationseinheit: () => bauamt })
  expect((await loadAmt(without, entry, entryPage())).leistungen).toHaveLength(2)
  const nothing = cmsInProcess({
    organisationseinheit: () => {
      throw new CmsError('nicht-gefunden')
    },
  })
  await expect(loadAmt(nothing, entry, entryPage())).rejects.toThrow()
})

test('State, telephone number and place come first; then services, text and staff', () => {
  const root = render('amt', examples.standard)
  expect(texts(root, 'h2')).toEqual([
    'Zeiten',
    'Kontakt',
    'Das erledigen Sie hier',
    'Bevor Sie planen',
    'Ihre Ansprechpersonen',
    'Im Rathaus',
  ])
  expect(links(root)).toContainEqual(['tel:+493023125160', '030\u00a023125-160'])
  expect(links(root)).toContainEqual(['/rathaus/aemter/bauhof', 'Bauhof'])
})

test('A person without a portrait gets initials, without the title', () => {
  const root = render('amt', examples.standard)
  expect(texts(root, 'article [aria-hidden]')).toEqual(['JW', 'HK'])
  expect(texts(root, 'article h3')).toEqual(['Jonas Wehrle', 'Dr. Hanna Köbele'])
})

test('Missing parts of an office leave no empty heading', () => {
  expect(texts(render('amt', examples.nurZeiten), 'h2')).toEqual(['Zeiten'])
  expect(texts(render('amt', examples.ohneZeiten), 'h2')).not.toContain('Zeiten')
})
