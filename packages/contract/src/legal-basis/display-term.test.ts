import { expect, test } from 'vitest'
import { tooShortDisplay } from './legal-basis.ts'

type Case = readonly [art: string, titel: string, von: string, bis: string, said?: string]

/** A key of Baden-Württemberg. */
const BW = '08215999'
const display = (von: unknown, bis: unknown) => ({ ort: 'Bauamt', von, bis })

test.each<Case>([
  ['Bebauungsplan', 'Rebgarten II – Auslegung', '2026-12-07', '2026-12-30', '24 Tage 06.01.2027'],
  ['Bebauungsplan', 'Rebgarten II – Auslegung', '2026-12-07', '2027-01-05', '30 Tage 06.01.2027'],
  ['Bebauungsplan', 'Rebgarten II – Auslegung', '2026-12-07', '2027-01-06'],
  ['Bebauungsplan', 'Rebgarten II – Auslegung', '2026-12-07', '2027-02-15'],
  ['Auslegung', 'Bebauungsplan Rebgarten', '2026-11-23', '2026-12-21', '29 Tage 22.12.2026'],
  ['Auslegung', 'Bebauungsplan Rebgarten', '2026-11-23', '2026-12-23'],
  ['Auslegung', 'Flächennutzungsplan 2040', '2026-12-01', '2026-12-01', 'einen Tag 31.12.2026'],
  // February is shorter than thirty days.
  ['Auslegung', 'Bebauungsplan Rebgarten', '2027-02-01', '2027-02-28', '28 Tage 02.03.2027'],
  ['Auslegung', 'Bebauungsplan Rebgarten', '2027-02-01', '2027-03-02'],
  ['Auslegung', 'Bebauungsplan Rebgarten', '2027-01-30', '2027-02-27', '29 Tage 28.02.2027'],
  ['Auslegung', 'Bebauungsplan Rebgarten', '2027-01-31', '2027-03-01'],
  ['Auslegung', 'Bebauungsplan Rebgarten', '2027-03-31', '2027-04-29', '30 Tage 30.04.2027'],
  ['Auslegung', 'Haushaltsplan 2027', '2027-03-01', '2027-03-05', '5 Tage 07.03.2027'],
  ['Auslegung', 'Haushaltsplan 2027', '2027-03-01', '2027-03-09'],
  ['Satzung', 'Haushaltssatzung und Haushaltsplan 2027', '2027-03-01', '2027-03-03', '3 Tage 07.03.2027'],
  ['Satzung', 'Haushaltssatzung 2027', '2027-04-13', '2027-04-21'],
  // A term that is not certain is not claimed.
  ['Auslegung', 'Bebauungsplan Rebgarten: erneute Auslegung', '2026-12-07', '2026-12-21'],
  ['Bebauungsplan', 'Rebgarten: verkürzte Auslegung nach § 4a BauGB', '2026-12-07', '2026-12-21'],
  ['Bebauungsplan', 'Rebgarten: Satzungsbeschluss', '2026-12-07', '2026-12-21'],
  ['Bebauungsplan', 'Rebgarten: frühzeitige Beteiligung', '2026-12-07', '2026-12-21'],
  ['Auslegung', 'Bebauungsplan Rebgarten: frühzeitige Beteiligung', '2026-12-07', '2026-12-21'],
  ['Auslegung', 'Bebauungsplan Rebgarten tritt in Kraft', '2026-12-07', '2026-12-21'],
  ['Auslegung', 'Flächennutzungsplan: Genehmigung', '2026-12-07', '2026-12-21'],
  ['Auslegung', 'Vorschlagsliste für Schöffinnen und Schöffen', '2026-12-07', '2026-12-14'],
  ['Satzung', 'Hundesteuersatzung', '2026-12-07', '2026-12-08'],
  // Days in the wrong order are reported elsewhere.
  ['Auslegung', 'Bebauungsplan Rebgarten', '2026-12-07', '2026-12-01'],
])('P1: %s „%s“ on display from %s to %s: %s', (art, titel, von, bis, said) => {
  const words = tooShortDisplay({ art, titel, auslegung: display(von, bis) }, BW)
  if (said === undefined) expect(words).toBeUndefined()
  else {
    const [, days, day] = /^(.*) (\S+)$/.exec(said) ?? []
    expect(words).toContain(`nur ${days} aus.`)
    expect(words).toContain(`mindestens bis ${day}.`)
  }
})

test.each([
  ['Die Frist ist nach § 4a Absatz 3 verkürzt.', false],
  ['Es folgt eine erneute öffentliche Auslegung.', false],
  ['Stellungnahmen, die zu spät kommen, können nach § 4a Abs. 6 BauGB unberücksichtigt bleiben.', true],
  ['Der Gemeinderat hat erneut beraten.', true],
  ['', true],
])('P1: a short display whose text says „%s“ is told: %s', (text, isTold) => {
  const notice = { art: 'Auslegung', titel: 'Bebauungsplan Rebgarten', text: `<p>${text}</p>` }
  const auslegung = display('2026-12-07', '2026-12-21')
  expect(tooShortDisplay({ ...notice, auslegung }, BW) !== undefined).toBe(isTold)
})

test.each([
  undefined,
  null,
  7,
  'x',
  [],
  display('', ''),
  display('2026-13-99', 5),
  display('0002-12-07', '9999-12-31'),
])('P1: a display of %j is not judged', auslegung => {
  expect(tooShortDisplay({ art: 'Auslegung', titel: 'Bebauungsplan', auslegung }, BW)).toBeUndefined()
})
