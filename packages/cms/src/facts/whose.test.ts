import { expect, test } from 'vitest'
import { whose } from './whose.ts'

const office = {
  name: 'Bauamt',
  kommunikation: [{ kanal: 'TELEFON', kennung: '030 1' }],
  kontaktpersonen: [
    { vorname: 'Petra', nachname: 'Weber', kommunikation: [{ kennung: '030 1' }] },
    { nachname: 'Dr. Klein', kommunikation: [{ kennung: '030 1' }] },
  ],
  kontakt: { ansprechperson: 'Holger Baumann', telefon: '030 1' },
  kosten: [{ bezeichnung: 'Verlängerung', betrag: 60 }],
}

test.each([
  ['kontaktpersonen.0.kommunikation.0.kennung', 'Petra Weber'],
  ['kontaktpersonen.1.kommunikation.0.kennung', 'Dr. Klein'],
  ['kontakt.telefon', 'Holger Baumann'],
  ['kosten.0.betrag', '„Verlängerung“'],
])('the field %s belongs to %s', (feld, owner) => {
  expect(whose(office, feld)).toBe(owner)
})

test('A field outside of any person or thing, or one that the content no longer has, belongs to the content itself', () => {
  expect(whose(office, 'kommunikation.0.kennung')).toBeUndefined()
  expect(whose(office, 'kontaktpersonen.7.kommunikation.0.kennung')).toBeUndefined()
  expect(whose(null, 'a.b')).toBeUndefined()
})
