import { calls, cmsInProcess } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadPinnwand } from './load.ts'

test('Each entry shows its title and date, and links its page', () => {
  const root = render('pinnwand', examples.standard)
  expect(texts(root, 'h3')).toEqual(['Kinderfahrrad, 20 Zoll', 'Schlüsselbund mit rotem Band'])
  expect(texts(root, 'time')).toEqual(['18.11.2026', '16.11.2026'])
  expect(links(root)).toContainEqual(['/pinnwand/P-7GQ2M9XD', 'Kinderfahrrad, 20 Zoll'])
})

test('Rubrics are plain links; the active rubric is marked, kept by paging and preselected for a new entry', () => {
  const root = render('pinnwand', examples.eineRubrik)
  expect(texts(root, '[aria-current]')).toEqual(['Verschenke'])
  expect(links(root)).toContainEqual(['?rubrik=verschenke&seite=3', 'Nächste Seite'])
  expect(links(root)).toContainEqual(['/pinnwand/neu?rubrik=verschenke', 'Eintrag aufgeben'])
})

test('P11: lost and found preselects nothing; a visitor says which of the two it is', () => {
  const add = (rubrik: 'gefunden' | null) => {
    const data = { ...examples.standard.data, rubrik }
    const root = render('pinnwand', { ...examples.standard, options: { fundsachen: true, limit: 20 }, data })
    return links(root).filter(([href]) => href.startsWith('/pinnwand/neu'))
  }
  expect(add(null)).toEqual([
    ['/pinnwand/neu?rubrik=gefunden', 'Ich habe etwas gefunden'],
    ['/pinnwand/neu?rubrik=verloren', 'Ich habe etwas verloren'],
  ])
  expect(add('gefunden')).toEqual([['/pinnwand/neu?rubrik=gefunden', 'Eintrag aufgeben']])
})

test('An empty board explains how to begin; without outgoing mail it says that new entries are not possible', () => {
  expect(texts(render('pinnwand', examples.keineInRubrik), 'p')[0]).toBe(
    'Unter „Suche“ steht zurzeit nichts. Sie können den ersten Eintrag aufgeben: Titel, ein paar Sätze, fertig.',
  )
  const root = render('pinnwand', examples.ohneEMail)
  expect(texts(root, 'p')).toEqual([
    'Hier steht zurzeit nichts.',
    'Neue Einträge und Antworten sind hier zurzeit nicht möglich.',
  ])
  expect(links(root).map(([href]) => href)).not.toContain('/pinnwand/neu')
})

test.each([
  ['', false, { seite: 1 }],
  ['rubrik=suche&seite=2', false, { rubrik: 'suche', seite: 2 }],
  ['rubrik=x,suche&seite=-1', false, { seite: 1 }],
  ['', true, { rubrik: 'gefunden,verloren', seite: 1 }],
  ['rubrik=suche', true, { rubrik: 'gefunden,verloren', seite: 1 }],
])('I-07: the query "%s" with fundsachen=%s is read as %o', async (query, fundsachen, expected) => {
  const asked: unknown[] = []
  const cms = cmsInProcess({
    pinnwand: ({ query }) => {
      asked.push(query)
      return calls.pinnwand.answer.parse({ data: [] })
    },
  })
  await loadPinnwand(cms, { context: { titel: '' }, options: { fundsachen, limit: 20 } }, entryPage(query))
  expect(asked).toEqual([{ ...expected, pro_seite: 20 }])
})
