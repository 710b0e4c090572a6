import { expect, test } from 'vitest'
import { lateInvitation } from './notice-period.ts'

const RULES = 'Bitte prüfen Sie die Ladungsfrist in Ihrer Geschäftsordnung'

/** `enough`: the least days until the meeting with which nothing is said. */
test.each([
  ['Schleswig-Holstein', '01001000', 7, 'In der Regel sind es mindestens 7 Tage (§ 34 Abs. 4 GO).'],
  ['Hamburg', '02000000', 7, `${RULES}.`],
  ['Niedersachsen', '03241001', 7, `${RULES} (§ 59 Abs. 1 NKomVG).`],
  ['Bremen', '04011000', 7, `${RULES}.`],
  ['Nordrhein-Westfalen', '05315000', 7, `${RULES} (§ 47 Abs. 2 GO NRW).`],
  [
    'Hessen',
    '06412000',
    4,
    'Zwischen Einladung und Sitzung liegen mindestens 3 volle Tage (§ 58 Abs. 1 HGO).',
  ],
  [
    'Rheinland-Pfalz',
    '07315000',
    5,
    'Zwischen Einladung und Sitzung liegen mindestens 4 volle Tage (§ 34 Abs. 3 GemO).',
  ],
  ['Baden-Württemberg', '08215999', 7, 'In der Regel sind es mindestens 7 Tage (§ 34 Abs. 1 GemO).'],
  ['Bayern', '09162000', 7, `${RULES} (Art. 46 Abs. 2 GO).`],
  ['Saarland', '10041100', 7, `${RULES} (§ 41 Abs. 3 KSVG).`],
  ['Berlin', '11000000', 7, `${RULES}.`],
  ['Brandenburg', '12054000', 7, `${RULES} (§ 34 BbgKVerf).`],
  ['Mecklenburg-Vorpommern', '13003000', 7, `${RULES} (§ 29 KV M-V).`],
  ['Sachsen', '14612000', 7, `${RULES} (§ 36 Abs. 3 SächsGemO).`],
  ['Sachsen-Anhalt', '15003000', 7, `${RULES} (§ 53 Abs. 4 KVG LSA).`],
  [
    'Thüringen',
    '16051000',
    5,
    'Zwischen Einladung und Sitzung liegen mindestens 4 volle Tage (§ 35 Abs. 2 ThürKO).',
  ],
  ['no state', '', 7, `${RULES}.`],
])('Sixteen states: in %s (%s), a meeting in %i days is in time', (_, ags, enough, sentence) => {
  expect(lateInvitation(enough, ags)).toBeUndefined()
  expect(lateInvitation(enough - 1, ags)).toBe(`Bis zur Sitzung sind es noch ${enough - 1} Tage. ${sentence}`)
})

test.each([
  [1, 'Bis zur Sitzung ist es noch 1 Tag.'],
  [0, 'Bis zur Sitzung ist es kein ganzer Tag mehr.'],
])('With %i days left, the number is no number without a sense', (days, sentence) => {
  for (const ags of ['', '06412000', '08215999', '09162000'])
    expect(lateInvitation(days, ags)).toMatch(new RegExp(`^${sentence} `))
})
