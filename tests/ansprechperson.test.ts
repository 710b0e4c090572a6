import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { loadPage } from '../apps/site/app/page/load-page.ts'
import { structuredPage } from '../apps/site/app/page/structured-data.ts'
import { testSite } from '../apps/site/app/testing/test-site.ts'
import { deskTown, page } from '../packages/cms/src/editing/testing/desk-town.ts'

const OLD = '030 23125-255'
const NEW = '030 23125-299'

const archiv = {
  name: 'Stadtarchiv',
  slug: 'stadtarchiv',
  kontaktpersonen: [
    { vorname: 'Ida', nachname: 'Roth' },
    {
      vorname: 'Gerhard',
      nachname: 'Nold',
      raum: 'Zimmer 2',
      kommunikation: [{ kanal: 'TELEFON', kennung: OLD }],
    },
  ],
}
const person = { einheit: 'stadtarchiv', person: 'gerhard-nold' }
const geschichte = page('/geschichte', {
  title: 'Stadtgeschichte',
  content: [
    { template: 'ansprechperson', slotName: 'sidebar', context: { titel: 'Archiv', person }, options: {} },
  ],
})
const stelle = {
  titel: 'Archivar/in (m/w/d)',
  slug: 'archivar',
  bereich: 'Kultur',
  employmentType: ['FULL_TIME'],
  entgeltgruppe: 'EG 9b TVöD',
  datePosted: '2026-11-01T08:00:00+01:00',
  ansprechperson: person,
}

test('P2: a clerk corrects the number of a person once, and every place shows it after one publication', async () => {
  const town = await deskTown({ organisationseinheit: [archiv], seite: [geschichte], stelle: [stelle] })
  const { site } = testSite(town.answering.handlers, town.answering.identify)
  const said = async () => {
    const pages = await Promise.all(
      ['/geschichte', '/rathaus/aemter/stadtarchiv', '/rathaus/stellen/archivar'].map(path =>
        loadPage(site, path),
      ),
    )
    const [seite, amt, job] = pages.map(shown => JSON.stringify(shown))
    return {
      seite,
      amt,
      stelle: job,
      jsonLd: JSON.stringify(await structuredPage(site, pages[0] as (typeof pages)[number])),
      personen: JSON.stringify(await town.call(calls.personen, { query: { q: 'nold' } })),
      suche: JSON.stringify(await town.call(calls.suche, { query: { q: 'Gerhard Nold' } })),
    }
  }
  const before = await said()
  for (const [place, text] of Object.entries(before)) expect(text, place).toContain(OLD)

  town.pass(60)
  const boss = town.as('chefin')
  const { data } = await boss.call('redaktionInhalte', { query: { art: 'organisationseinheit' } })
  const params = { id: data[0]?.id ?? '' }
  const { daten, fassung } = await boss.call('redaktionInhalt', { params })
  const corrected = JSON.parse(JSON.stringify(daten).replaceAll(OLD, NEW))
  await boss.call('redaktionInhaltSpeichern', { params, body: { daten: corrected, grundfassung: fassung } })
  await boss.call('redaktionVeroeffentlichen', { params, body: { grundfassung: fassung + 1 } })

  for (const [place, text] of Object.entries(await said())) {
    expect(text, place).toContain(NEW)
    expect(text, place).not.toContain(OLD)
  }
  expect(await town.call(calls.suche, { query: { q: NEW } })).toMatchObject({
    data: [{ titel: 'Stadtarchiv' }],
  })
})
