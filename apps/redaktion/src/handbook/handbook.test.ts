import { expect, test } from 'vitest'
import { tasks } from './handbook.ts'
import { helpFor, tasksAt } from './tasks-at.ts'
import { tasksCalled } from './tasks-called.ts'

const called = (words: string) => tasksCalled(words, tasks).map(({ name }) => name)

test('The handbook of the desk is that of docs/redaktion: every task with its area, its steps and its picture', () => {
  expect(tasks).toHaveLength(40)
  for (const { name, area, title, steps, picture, shown } of tasks) {
    expect([name, area, title], name).not.toContain('')
    expect(steps.length, name).toBeGreaterThan(1)
    expect(shown !== undefined, name).toBe(picture !== undefined)
  }
})

test('Tasks are found by the beginnings of their words, by title before by what is to be done', () => {
  expect(called('ÖFFNUNGSZEITEN feiertag')).toEqual(['oeffnungszeiten-feiertage'])
  expect(called('link')[0]).toBe('link-setzen')
  expect(called('Vorschau')).toContain('vorschau-teilen')
  expect(called('raumschiff')).toEqual([])
  expect(called('  ')).toEqual([])
  // An example is not what a task is about.
  expect(called('Bauamt')).toEqual([])
})

test('What a screen is helped by is in the handbook, and every task belongs to a screen', () => {
  const screens = [
    '/seiten',
    '/medien',
    '/papierkorb',
    '/oeffnungszeiten',
    '/ausfuhr',
    '/ratsbuero',
    '/termine',
    '/eingaenge',
    '/abfall',
    '/schaeden',
    '/pinnwand',
    '/verzeichnisvorschlaege',
    '/inhalte/leistung',
    '/inhalte/leistung/1',
    ...['seite', 'aktuelles', 'veranstaltung', 'bekanntmachung', 'hinweis', 'stelle'].map(
      art => `/inhalte/${art}/neu`,
    ),
    ...['verzeichniseintrag', 'organisationseinheit'].map(art => `/inhalte/${art}/1`),
  ]
  const known = tasks.map(({ name }) => name).toSorted()
  expect([...new Set(screens.flatMap(tasksAt))].toSorted()).toEqual(known)
})

test('Where a screen has one task the help leads to it, where it has several to their list, else to all', () => {
  expect(helpFor('/inhalte/stelle/neu')).toBe('/hilfe/stelle-ausschreiben')
  expect(helpFor('/medien')).toBe('/hilfe?zu=/medien')
  expect(helpFor('/')).toBe('/hilfe')
})
