import { expect, test } from 'vitest'
import { pinnwandangaben, pinnwandnachricht } from './entities/pinnwand.ts'
import { terminperson } from './entities/termin.ts'
import { personName } from './given-text.ts'

test.each([
  'Erika Beispiel',
  "Dr. med. D'Amico",
  'J. R. Müller-Lüdenscheidt',
  'Zoë',
  'Familie Grether, Nr. drei',
])('„%s“ is accepted as a name', name => expect(personName(60).parse(name)).toBe(name))

const lures = [
  'Stadtkasse Rebenau https://evil.example/zahlen',
  'evil.example',
  'www.evil',
  'stadt@example.org',
  'Rufen Sie 0900 1',
  '„Stadt“',
  'Erika\nStadt Rebenau',
]

test.each(lures)('%j is refused as a name', name => {
  expect(personName(60).safeParse(name).success).toBe(false)
  for (const { shape } of [terminperson, pinnwandnachricht, pinnwandangaben])
    expect(shape.name.safeParse(name).success).toBe(false)
})
