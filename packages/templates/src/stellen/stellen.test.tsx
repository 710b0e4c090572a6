import { cmsInProcess } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadStellen } from './load.ts'

const cms = cmsInProcess({ stellen: () => ({ data: [...examples.standard.data.stellen] }) })
const load = (query: string) =>
  loadStellen(cms, { context: { titel: '', text: '' }, options: {} }, entryPage(query))
const ids = async (query: string) => (await load(query)).stellen.map(({ id }) => id)

test('Jobs can be filtered by Bereich, by Umfang, and by both together', async () => {
  expect(await ids('bereich=Verwaltung')).toEqual(['bauantraege'])
  expect(await ids('umfang=PART_TIME')).toEqual(['erzieherin', 'bauantraege'])
  expect(await ids('umfang=PART_TIME&bereich=Freibad')).toEqual([])
})

test('A value that no job has is ignored', async () => {
  expect(await ids('bereich=%3Cscript%3E&umfang=constructor&umfang=x')).toHaveLength(5)
})

test('The filter offers the values of the open jobs', async () => {
  expect(await load('umfang=INTERN')).toMatchObject({
    bereiche: ['Bauhof', 'Freibad', 'Kindertagesstätten', 'Schulen', 'Verwaltung'],
    arten: ['FULL_TIME', 'PART_TIME', 'INTERN', 'VOLUNTEER'],
    anzahl: 5,
  })
})

test('The list states how many jobs are open', () => {
  const said = (content: { context: unknown }) => texts(render('stellen', content), '[role=status]')[0]
  expect(said(examples.standard)).toBe('5 freie Stellen')
  expect(said(examples.ausgewaehlt)).toBe('1 freie Stelle in dieser Auswahl')
  expect(said(examples.nichtsInDerAuswahl)).toBe('In dieser Auswahl ist keine Stelle frei.')
  expect(said(examples.keine)).toBe('Zurzeit ist keine Stelle frei.')
})
