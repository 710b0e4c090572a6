import { expect, test } from 'vitest'
import { statementsOf } from './prose.ts'

const said = (text: string) => statementsOf({ text }).map(({ text }) => text)

test.each([
  'Fragen beantwortet Dr. Anna Beispiel am Telefon.',
  'Es spricht Prof. Dr. med. Bernd Beispiel.',
  'Der Weg führt zur St. Anna-Kapelle.',
  'Das Haus hat die Nr. B am Tor.',
  'Die Gebühr steht in Abs. A der Satzung.',
  'Der Kurs beginnt am 3. Dez. Montags ist frei.',
])('A sentence goes on after an abbreviation: %s', text => {
  expect(said(text)).toEqual([text])
})

test.each([
  ['Wir öffnen um acht. Kommen Sie gern.', 2],
  ['Sie bezahlen 5 €. Danach ist alles erledigt!', 2],
  ['Gibt es Eis? Ja, am Kiosk. Bringen Sie Geld mit.', 3],
  ['Das steht im Marktr. Dort ist Platz.', 2],
])('A sentence ends at its full stop: %s', (text, count) => {
  expect(said(text)).toHaveLength(count)
})
