import { expect, test } from 'vitest'
import { grundlageInWorten } from './grundlage.ts'

const E = 'Art. 6 Abs. 1 Buchst. e DSGVO mit'
const NEUTRAL = 'Datenschutzrecht des Landes'
const COUNCIL = 'Kommunalrecht des Landes'

test.each([
  ['01001000', `${E} dem Datenschutzgesetz des Landes (LDSG)`, NEUTRAL, '§ 34 GO'],
  ['02000000', `${E} dem Datenschutzgesetz des Landes (HmbDSG)`, NEUTRAL, COUNCIL],
  ['03241001', `${E} § 3 NDSG`, '§ 12 NDSG', '§ 59 NKomVG'],
  ['04011000', `${E} dem Datenschutzgesetz des Landes (BremDSGVOAG)`, NEUTRAL, COUNCIL],
  ['05315000', `${E} § 3 DSG NRW`, NEUTRAL, '§ 47 GO NRW'],
  ['06412000', `${E} dem Datenschutzgesetz des Landes (HDSIG)`, NEUTRAL, '§ 58 HGO'],
  ['07315000', `${E} dem Datenschutzgesetz des Landes (LDSG)`, NEUTRAL, '§ 34 GemO'],
  ['08215999', `${E} § 4 LDSG`, '§ 15 LDSG', '§ 34 GemO'],
  ['09162000', `${E} Art. 4 BayDSG`, NEUTRAL, 'Art. 46 GO'],
  ['10041100', `${E} dem Datenschutzgesetz des Landes (SDSG)`, NEUTRAL, '§ 41 KSVG'],
  ['11000000', `${E} dem Datenschutzgesetz des Landes (BlnDSG)`, NEUTRAL, COUNCIL],
  ['12054000', `${E} dem Datenschutzgesetz des Landes (BbgDSG)`, NEUTRAL, '§ 34 BbgKVerf'],
  ['13003000', `${E} dem Datenschutzgesetz des Landes (DSG M-V)`, NEUTRAL, '§ 29 KV M-V'],
  ['14612000', `${E} dem Datenschutzgesetz des Landes (SächsDSDG)`, NEUTRAL, '§ 36 SächsGemO'],
  ['15003000', `${E} dem Datenschutzgesetz des Landes (DSAG LSA)`, NEUTRAL, '§ 53 KVG LSA'],
  ['16051000', `${E} dem Datenschutzgesetz des Landes (ThürDSG)`, NEUTRAL, '§ 35 ThürKO'],
  ['', `${E} dem Datenschutzgesetz des Landes`, NEUTRAL, COUNCIL],
  [undefined, `${E} dem Datenschutzgesetz des Landes`, NEUTRAL, COUNCIL],
])('Sixteen states: with the key %s, a task has the basis „%s“', (ags, task, employees, invitation) => {
  expect(grundlageInWorten({ land: 'aufgabe' }, ags)).toBe(task)
  expect(grundlageInWorten({ land: 'beschaeftigte' }, ags)).toBe(employees)
  expect(grundlageInWorten({ land: 'ladung' }, ags)).toBe(invitation)
})

test('A basis in a law of the country is the same everywhere', () => {
  expect(grundlageInWorten('Art. 6 Abs. 1 Buchst. c DSGVO', '09162000')).toBe('Art. 6 Abs. 1 Buchst. c DSGVO')
})
