import { CmsError, cmsInProcess, organisationseinheit } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadAnsprechperson } from './load.ts'

const archiv = organisationseinheit.parse({
  id: 'stadtarchiv',
  name: 'Stadtarchiv',
  detailURL: '/rathaus/aemter/stadtarchiv',
  kommunikation: [{ kanal: 'TELEFON', kennung: '030 23125-250' }],
  kontaktpersonen: [
    { id: 'ida-roth', vorname: 'Ida', nachname: 'Roth' },
    { id: 'gerhard-nold', vorname: 'Gerhard', nachname: 'Nold-Meier', funktion: 'Leitung' },
  ],
})
const cms = cmsInProcess({ organisationseinheit: () => archiv })
const of = (person: string) => ({
  context: { titel: 'Ihre Ansprechperson', person: { einheit: 'stadtarchiv', person } },
  options: {},
})

test('P2: the entry shows task, room, office and ways to contact the person, each as a link', () => {
  const root = render('ansprechperson', examples.standard)
  expect(texts(root, 'h2, h3')).toEqual(['Ihre Ansprechperson', 'Gerhard Nold'])
  expect(root.textContent).toContain('Leitung des Stadtarchivs')
  expect(root.textContent).not.toContain('GN')
  expect(root.querySelector('img')).toBeNull()
  expect(render('ansprechperson', examples.mitBild).querySelector('img')?.getAttribute('alt')).toBe(
    'Lesesaal der Stadtbücherei',
  )
  expect(root.textContent).toContain('Zimmer\u00a02')
  expect(links(root)).toEqual([
    ['/rathaus/aemter/stadtarchiv', 'Stadtarchiv'],
    ['tel:+493023125255', '030\u00a023125-255'],
    ['mailto:gerhard.nold@rebenau.example.org', 'gerhard.nold@rebenau.example.org'],
  ])
})

test('P2: the person is found by the id, under any name and at any place in the list', async () => {
  const { person, kommunikation } = await loadAnsprechperson(cms, of('gerhard-nold'), entryPage())
  expect(person).toMatchObject({ nachname: 'Nold-Meier', funktion: 'Leitung' })
  expect(kommunikation).toEqual([])
})

test('P2: when the person has left, the entry shows the office and its contact; without a contact its link', async () => {
  const data = await loadAnsprechperson(cms, of('anna-alt'), entryPage())
  expect(data).toMatchObject({ person: null, einheit: { name: 'Stadtarchiv' } })
  expect(data.kommunikation).toEqual(archiv.kommunikation)
  expect(texts(render('ansprechperson', examples.nichtMehrImAmt), 'dt')).toEqual(['Telefon', 'E-Mail'])
  expect(links(render('ansprechperson', examples.nurDasAmt))).toEqual([
    ['/rathaus/aemter/stadtarchiv', 'Stadtarchiv'],
  ])
})

test('P2: on the page of the office the entry has no link to it', async () => {
  const page = { ...entryPage(), path: '/rathaus/aemter/stadtarchiv' }
  expect((await loadAnsprechperson(cms, of('ida-roth'), page)).einheit.detailURL).toBe('')
  expect(texts(render('ansprechperson', examples.aufDerSeiteDesAmtes), 'a')).not.toContain('Stadtarchiv')
})

test('P2: an office that is not public leaves no entry', async () => {
  const without = cmsInProcess({
    organisationseinheit: () => {
      throw new CmsError('nicht-gefunden')
    },
  })
  await expect(loadAnsprechperson(without, of('ida-roth'), entryPage())).rejects.toThrow()
})
