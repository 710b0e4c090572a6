import { realms, rolesOf } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { hasPlaces, roleWords } from './role-words.ts'

const kinds: Readonly<Record<string, string>> = {
  bekanntmachung: 'Bekanntmachungen',
  gremium: 'Gremien',
  ratsperson: 'Mitglieder des Rates',
  sitzung: 'Sitzungen',
  stelle: 'Stellen',
  vorlage: 'Vorlagen',
}
const words = (realm: (typeof realms)[number]) => roleWords(realm, art => kinds[art] ?? art)
const of = (label: string) => words('redaktion').find(role => role.label === label)?.may

test.each(realms)('Every role of the realm %s is offered once, with its rights', realm => {
  expect(
    words(realm)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(rolesOf(realm)).toSorted())
  for (const { may } of words(realm)) expect(may).toMatch(/^(?:Darf|Alles,|Nur) .+\.$/)
})

test('The role with the fewest rights comes first', () => {
  expect(words('redaktion').map(({ label }) => label)).toEqual([
    'Terminvergabe',
    'Autorin oder Autor',
    'Posteingang',
    'Personalamt',
    'Ratsbüro',
    'Redaktion',
    'Chefredaktion',
    'Administration',
  ])
})

test('A larger role lists its rights beyond the next smaller one', () => {
  expect(of('Chefredaktion')).toMatch(/^Alles, was die Rolle „Redaktion“ darf, und: Weiterleitungen anlegen/)
  expect(of('Administration')).toMatch(/^Alles, was die Rolle „Chefredaktion“ darf, und: Termine/)
  expect(of('Administration')).toMatch(
    /Konten anlegen, sperren und ihre Rollen ändern; .+\. Auch Seiten des Rates\.$/,
  )
})

test('A role for some kinds lists these kinds, and is not described by another role', () => {
  expect(of('Ratsbüro')).toMatch(
    /^Nur Bekanntmachungen, Gremien, Mitglieder des Rates, Sitzungen und Vorlagen\. Darf Entwürfe/,
  )
  expect(of('Personalamt')).not.toContain('Seiten des')
  expect(of('Posteingang')).toBe(
    'Darf lesen, was mit Formularen eingegangen ist, auch mit dem Kontaktformular; Eingänge von Formularen übernehmen, beantworten, erledigen und löschen; Einträge der Pinnwand und Vorschläge für Verzeichnisse prüfen, freigeben und sperren; gemeldete Schäden prüfen, bearbeiten und öffentlich zeigen.',
  )
})

test('Sections only matter for roles with contents or offices', () => {
  expect(hasPlaces('redaktion', 'autor')).toBe(true)
  expect(hasPlaces('redaktion', 'terminvergabe')).toBe(true)
  expect(hasPlaces('redaktion', 'posteingang')).toBe(true)
  expect(hasPlaces('intranet', 'mitarbeit')).toBe(false)
  expect(hasPlaces('redaktion', 'constructor')).toBe(false)
})
