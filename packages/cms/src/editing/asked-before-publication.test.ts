import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deskTown } from './testing/desk-town.ts'

/** The inputs of a stranger at the desk on 30.11.2026, as they were typed. */

type Case = readonly [nr: string, art: string, published: object | undefined, typed: object, said: string[]]

const market = { titel: 'Adventsmarkt', slug: 'adventsmarkt', rubriken: ['Markt'] }
const dog = {
  slug: 'hundesteuer',
  name: 'Hundesteuer',
  kurztext: 'Wer einen Hund hat, zahlt Steuer. Bitte melden Sie innerhalb eines Monats an.',
}

test.each<Case>([
  [
    'wrong 7',
    'bekanntmachung',
    undefined,
    {
      titel: 'Bebauungsplan "Rebgarten II" - Auslegung',
      art: 'Bebauungsplan',
      datum_von: '2026-11-30T12:00:00+01:00',
      auslegung: { ort: 'Bauamt', von: '2026-12-07', bis: '2026-12-30' },
      text: '<p>Der Entwurf liegt vom 14.12.2026 bis einschließlich 15.01.2027 im Bauamt aus.</p>',
    },
    [
      'Liegt nur 24 Tage aus. Verlangt: einen Monat, mindestens 30 Tage, also mindestens bis 06.01.2027.',
      'Hier steht „14.12.2026 bis einschließlich 15.01.2027“, bei „Auslegung“ steht 07.12.2026 bis 30.12.2026.',
    ],
  ],
  [
    'wrong 8',
    'bekanntmachung',
    undefined,
    {
      titel: 'Satzung über die Benutzung der Halle',
      art: 'Satzung',
      datum_von: '2026-11-30T12:00:00+01:00',
      beschlossen_am: '2026-11-24',
      in_kraft_am: '2026-01-01',
      text: '<p>§ 12 Diese Satzung tritt am 01.01.2027 in Kraft.</p>',
    },
    ['Hier steht „01.01.2027“, bei „In Kraft ab“ steht 01.01.2026.'],
  ],
  [
    'wrong 9',
    'bekanntmachung',
    undefined,
    {
      titel: 'Bürgermeisterwahl am 7. März 2027',
      art: 'Wahl',
      datum_von: '2026-11-30T12:00:00+01:00',
      frist_bis: '2027-02-08T18:00:00+01:00',
      text: '<p>Bewerbungen sind spätestens am Montag, den 9. Februar 2027, 18.00 Uhr einzureichen. Die Wahl findet am Sonntag, 8. März 2027 statt.</p>',
    },
    [
      '„Montag, den 9. Februar 2027“: Der 9. Februar 2027 ist ein Dienstag, kein Montag.',
      '„Sonntag, 8. März 2027“: Der 8. März 2027 ist ein Montag, kein Sonntag.',
      'Hier steht „Montag, den 9. Februar 2027“, bei „Frist“ steht 08.02.2027.',
      'Hier steht „Sonntag, 8. März 2027“, bei „Titel“ steht „7. März 2027“.',
    ],
  ],
  [
    'wrong 15',
    'veranstaltung',
    { ...market, datum_von: '2027-11-27T14:00:00+01:00', datum_bis: '2027-11-28T20:00:00+01:00' },
    { ...market, datum_von: '2026-12-12T11:00:00+01:00', datum_bis: '2027-11-28T20:00:00+01:00' },
    ['Die Veranstaltung dauert 351 Tage, bisher waren es 30 Stunden. Stimmt das Ende?'],
  ],
  [
    'wrong 22',
    'leistung',
    { ...dog, fristen: ['anmelden: innerhalb von 1 Monat'] },
    { ...dog, fristen: ['anmelden: innerhalb von 2 Wochen'] },
    ['Hier steht noch „eines Monats“. Bei „Fristen“ haben Sie „1 Monat“ in „2 Wochen“ geändert.'],
  ],
  [
    'awkward 13',
    'veranstaltung',
    undefined,
    {
      ...market,
      datum_von: '2026-12-03T14:30:00+01:00',
      serie: { regel: { art: 'WOECHENTLICH', abstand: 1, wochentage: ['MITTWOCH'] }, anzahl: 8 },
    },
    ['Der 03.12.2026 ist ein Donnerstag und gehört nicht zur Reihe.'],
  ],
])(
  '%s: the desk asks about the typed %s before it is published',
  async (_nr, art, published, typed, said) => {
    const town = await deskTown(published ? { [art]: [published] } : {})
    const [document] = published ? await town.store.documents('leistung', { limit: 1 }) : []
    const [event] = published ? await town.store.documents('veranstaltung', { limit: 1 }) : []
    const id = document?.id ?? event?.id ?? randomUUID()
    const boss = town.as('chefin')
    await boss.call('redaktionArbeitskopieBehalten', { params: { id }, body: { art, daten: typed } })
    const { data } = await boss.call('redaktionDurchsicht', { params: { id }, query: {} })
    const asked = data.filter(({ regel }) => /^(?:datum-(?!fern|vergangen)|alt-|auslegung-)/.test(regel))
    expect(asked.map(({ satz }) => satz).toSorted()).toEqual(said.toSorted())
  },
)
