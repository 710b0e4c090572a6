import { isOnlineService } from '@rathausplatz/contract'
import { formFaults } from '@rathausplatz/contract/formular'
import { records } from '@rathausplatz/contract/records'
import { describe, expect, it, test } from 'vitest'
import { formulare } from './formulare.ts'
import { leistungen } from './leistungen.ts'
import { leistungsformulare } from './leistungsformulare.ts'
import { organisationseinheiten } from './organisationseinheiten.ts'
import { weiterleitungen } from './weiterleitungen.ts'

const all = [...formulare, ...leistungsformulare]
const read = (slug: string) => records.formular.schema.parse(all.find(form => form.slug === slug))

describe.each(all.map(({ titel, slug }) => [titel, slug] as const))('%s', (_titel, slug) => {
  it('has no contradictions', () => {
    expect(formFaults(read(slug).schritte)).toEqual([])
  })

  it('asks at most seven questions per step', () => {
    for (const { felder } of read(slug).schritte) expect(felder.length).toBeLessThanOrEqual(7)
  })

  it('says what happens next and by when, and never says „Arbeitstag“ for „Werktag“', () => {
    expect(read(slug).bestaetigung).toMatch(/Tag|Woche|Werktag/)
    expect(JSON.stringify(read(slug))).not.toContain('Arbeitstag')
  })
})

test('The forms of the specification exist; damages and clubs have pages of their own, and the old addresses redirect there', () => {
  expect(formulare.map(({ slug }) => slug)).toEqual([
    'veranstaltung-melden',
    'fuehrung-anfragen',
    'jugendpauschale-beantragen',
    'corona',
    'kontakt',
  ])
  expect(weiterleitungen).toContainEqual({ von: '/formulare/schaden-melden', nach: '/schaeden/neu' })
  expect(weiterleitungen).toContainEqual({
    von: '/formulare/verein-melden',
    nach: '/verzeichnis/vorschlagen?verzeichnis=vereine',
  })
})

test('Every form goes to an office of the town or to an e-mail address', () => {
  const offices = new Set(organisationseinheiten(new Date('2026-11-20T09:00:00Z')).map(({ slug }) => slug))
  const lost = all.filter(
    ({ empfaenger, adressen = [] }) => !offices.has(empfaenger ?? '') && adressen.length === 0,
  )
  expect(lost.map(({ slug }) => slug)).toEqual([])
})

test('Each online service of the town links to its own form, and the form goes to its office', () => {
  const led = leistungen.flatMap(({ name, prozesse = [], organisationseinheiten }) =>
    prozesse
      .filter(({ url }) => url.startsWith('/') && isOnlineService({ url }))
      .map(({ url }) => {
        const form = all.find(({ slug }) => url === `/formulare/${slug}`)
        return {
          name,
          form: form?.slug,
          isTheirs: organisationseinheiten.some(({ id }) => id === form?.empfaenger),
        }
      }),
  )
  expect(led.map(({ form }) => form).toSorted()).toEqual(
    leistungsformulare.map(({ slug }) => slug).toSorted(),
  )
  expect(led.filter(({ isTheirs }) => !isTheirs)).toEqual([])
})
