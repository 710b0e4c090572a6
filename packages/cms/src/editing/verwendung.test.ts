import { expect, test } from 'vitest'
import { deskTown } from './testing/desk-town.ts'

const betriebe = {
  name: 'Betriebe',
  einzahl: 'Betrieb',
  mehrzahl: 'Betriebe',
  rubriktitel: 'Branche',
  suchfeld: 'branchensearch',
  seite: '/wirtschaft/betriebe',
  rubriken: [{ id: 'baeckerei', name: 'Bäckerei' }],
}
const baecker = { verzeichnis: 'betriebe', name: 'Bäckerei Huber', rubriken: ['baeckerei'] }

test('The usage of a record without a page is listed, and is the same as in the refusal to withdraw the record', async () => {
  const town = await deskTown({ verzeichnis: [betriebe], verzeichniseintrag: [baecker] })
  const boss = town.as('chefin')
  const listed = await boss.call('redaktionInhalte', {
    query: { art: 'verzeichnis', seite: 1, pro_seite: 10 },
  })
  const params = { id: listed.data[0]?.id ?? '' }
  const verwendung = await boss.call('redaktionVerwendung', { params })
  const use = { art: 'verzeichniseintrag', feld: 'verzeichnis' }
  expect(verwendung).toMatchObject({ entwurf: [use], oeffentlich: [use], weitere: 0 })
  expect((await boss.call('redaktionInhalt', { params })).verwendung).toEqual(verwendung)
  const refused = await boss.refusal('redaktionZurueckziehen', { params, body: {} })
  expect(refused).toMatchObject({
    code: 'verlinkt',
    details: { verwendung: { oeffentlich: verwendung.oeffentlich } },
  })
})
