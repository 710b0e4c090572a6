import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('A body shows its members with their roles and its next meetings', () => {
  const root = render('gremium', examples.standard)
  expect(texts(root, 'h2')).toEqual(['Nächste Sitzungen', 'Mitglieder', 'Aufgaben'])
  expect(root.textContent).toContain('Uwe GanterVorsitz')
  expect(root.textContent).toContain('Dr. Gisela WendlingBürgerliste Rebenau')
  expect(root.textContent).toContain('Ines MaierBeratendes Mitglied')
})

test('C3: A member with an own word for its role is called by it, and no vote is denied', () => {
  const { context, data } = examples.standard
  const [first] = data.gremium.mitglieder
  if (!first) throw new Error('A member')
  const own = { ...first, rolle: 'mitglied' as const, bezeichnung: 'sachkundige Bürgerin' }
  const root = render('gremium', {
    context,
    data: { ...data, gremium: { ...data.gremium, mitglieder: [own] } },
  })
  expect(root.textContent).toContain('sachkundige Bürgerin')
  expect(root.textContent).not.toMatch(/Beratendes Mitglied|ohne Stimmrecht/)
})

test('The meetings of a body can be subscribed to as calendar and feed', () => {
  expect(links(render('gremium', examples.standard))).toEqual(
    expect.arrayContaining([
      ['/rathaus/gemeinderat/gremien/gemeinderat.ics', 'Sitzungen in den Kalender laden'],
      ['/rathaus/gemeinderat/gremien/gemeinderat.atom', 'Neue Sitzungen im Feedreader'],
    ]),
  )
})

test('A parliamentary group has no meetings; a dissolved body shows the date of its dissolution', () => {
  expect(texts(render('gremium', examples.fraktion), 'h2')).toEqual(['Mitglieder', 'Aufgaben'])
  const dissolved = render('gremium', examples.aufgeloest)
  expect(dissolved.textContent).toContain('Aufgelöst am 22.07.2024.')
  expect(texts(dissolved, 'h2')).toEqual(['Aufgaben'])
})
