import { expect, test } from 'vitest'
import { tasks } from './handbook.ts'
import { helpFor, tasksAt } from './tasks-at.ts'
import { tasksCalled } from './tasks-called.ts'

const called = (words: string) => tasksCalled(words, tasks).map(({ name }) => name)

test('In the handbook every task has an area, a title and steps, and each picture exists', () => {
  expect(tasks).toHaveLength(40)
  for (const { name, area, title, steps, picture, shown } of tasks) {
    expect([name, area, title], name).not.toContain('')
    expect(steps.length, name).toBeGreaterThan(1)
    expect(shown !== undefined, name).toBe(picture !== undefined)
  }
})

test('Tasks are found by prefixes of words, in titles before steps', () => {
  expect(called('ÖFFNUNGSZEITEN feiertag')).toEqual(['oeffnungszeiten-feiertage'])
  expect(called('link')[0]).toBe('link-setzen')
  expect(called('Vorschau')).toContain('vorschau-teilen')
  expect(called('raumschiff')).toEqual([])
  expect(called('  ')).toEqual([])
  // Examples are not searched.
  expect(called('Bauamt')).toEqual([])
})

test('Every task linked to a screen is in the handbook, and every task is linked to a screen', () => {
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

test('Help leads to the only task of a screen, to a list if the screen has several tasks, otherwise to all tasks', () => {
  expect(helpFor('/inhalte/stelle/neu')).toBe('/hilfe/stelle-ausschreiben')
  expect(helpFor('/medien')).toBe('/hilfe?zu=/medien')
  expect(helpFor('/')).toBe('/hilfe')
})
