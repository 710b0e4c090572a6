import { CmsError, cmsInProcess } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { betriebe, examples } from './examples.ts'
import { loadVerzeichnis } from './load.ts'

const { standard, ausgewaehlt, langeListe, nichtsGefunden } = examples

/** A CMS that records its calls; only page 1 has entries. */
function directory() {
  const asked: Record<string, unknown>[] = []
  const cms = cmsInProcess({
    verzeichnis: ({ params }) => {
      if (params.id !== 'betriebe') throw new CmsError('nicht-gefunden')
      return betriebe
    },
    verzeichniseintraege: ({ query }) => {
      asked.push(query)
      const data = query.seite === 1 ? standard.data.eintraege : []
      return { data: [...data], anzahl: 4, pagination: { page: query.seite, pages: 1 } }
    },
  })
  const load = (query: string) =>
    loadVerzeichnis(
      cms,
      { context: { titel: '' }, options: { verzeichnis: 'betriebe', pro_seite: 20 } },
      entryPage(query),
    )
  return { asked, load }
}

test('Spec §3: the search field of the business directory is called branchensearch', async () => {
  const field = render('verzeichnis', standard).querySelector('input[type=search]')
  expect(field?.getAttribute('name')).toBe('branchensearch')
  const { asked, load } = directory()
  expect((await load('branchensearch=Brot&q=nicht')).auswahl.suchwort).toBe('Brot')
  expect(asked).toMatchObject([{ q: 'Brot' }])
})

test('Filters of the address are requested; values that the directory does not have are ignored', async () => {
  const { asked, load } = directory()
  await load('rubrik=weinbau&buchstabe=W&seite=1')
  await load('rubrik=constructor&buchstabe=Q')
  expect(asked).toMatchObject([
    { rubrik: 'weinbau', buchstabe: 'W' },
    { rubrik: undefined, buchstabe: undefined },
  ])
})

test.each(['-1', '0', '1e3', '99999', 'x', '2.5', '%00'])('A page number %j is read as 1', async seite => {
  const { asked, load } = directory()
  await load(`seite=${seite}`)
  expect(asked).toMatchObject([{ seite: 1 }])
})

test('A page number beyond the last page shows the first page', async () => {
  const { load } = directory()
  expect(await load('seite=7')).toMatchObject({ pagination: { page: 1 }, eintraege: { length: 4 } })
})

test('The number of results and the filter are shown in words', () => {
  const said = (content: typeof standard) => texts(render('verzeichnis', content), '[role=status]')
  expect(said(standard)).toEqual(['4 Betriebe'])
  expect(said({ ...standard, ...ausgewaehlt } as never)).toEqual([
    '1 Betrieb gefunden: Suche nach „Brot“, Branche „Bäckerei und Konditorei“, Anfangsbuchstabe B',
  ])
  expect(said(langeListe as never)).toEqual(['412 Betriebe, Seite 3 von 21'])
  expect(said(nichtsGefunden as never)).toEqual(['Keine Betriebe gefunden: Suche nach „Raumfahrt“'])
})

test('The link to propose an entry comes first; without proposals there is no link', () => {
  const [first] = links(render('verzeichnis', standard))
  expect(first).toEqual(['/verzeichnis/vorschlagen?verzeichnis=betriebe', 'Betrieb vorschlagen'])
  const verzeichnis = { ...betriebe, vorschlaege: false }
  const without = render('verzeichnis', { ...standard, data: { ...standard.data, verzeichnis } })
  expect(without.textContent).not.toContain('vorschlagen')
})

test('An empty result links all entries', () => {
  expect(links(render('verzeichnis', nichtsGefunden))).toContainEqual(['?', 'Alle Betriebe anzeigen'])
})

test('Paging and letters keep the filter', () => {
  const content = { ...langeListe, data: { ...langeListe.data, auswahl: ausgewaehlt.data.auswahl } }
  const found = links(render('verzeichnis', content))
  expect(found).toContainEqual(['?branchensearch=Brot&rubrik=baeckerei&buchstabe=B&seite=4', 'Nächste Seite'])
  expect(found).toContainEqual(['?branchensearch=Brot&rubrik=baeckerei&buchstabe=K', 'K'])
  expect(found).toContainEqual(['?branchensearch=Brot&rubrik=baeckerei', 'Alle'])
})
