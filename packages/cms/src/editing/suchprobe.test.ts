import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { textEntry } from '../test-town.ts'
import { deskTown } from './testing/desk-town.ts'

const ID = '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d77'
const seite = (pfad: string, title: string, text: string) => ({ pfad, title, content: [textEntry(text)] })

const town = () =>
  deskTown({
    seite: [
      seite('/rathaus/ausweis', 'Personalausweis', '<p>Sie beantragen ihn im Bürgerbüro.</p>'),
      seite('/leben/abfall', 'Abfall', '<p>Sperrmüll holen wir zweimal im Jahr.</p>'),
    ],
  })
type Town = Awaited<ReturnType<typeof town>>

const trial = (town: Town, frage: string, daten: object, id = ID) =>
  town.as('chefin').call('redaktionSuchprobe', { body: { frage, id, daten } })

const wort = { begriffe: ['Zeppelin'], synonyme: ['Sperrmüll'], url: '', titel: '' }

test('A trial returns two search results: now, and with a term that is not saved yet', async () => {
  const { vorher, nachher } = await trial(await town(), 'Zeppelin', wort)
  expect(vorher.gesamt + vorher.aehnliches.length).toBe(0)
  expect([...nachher.data, ...nachher.aehnliches].map(({ url }) => url)).toContain('/leben/abfall')
})

test('A recommended page is listed above the hits if visitors can see it', async () => {
  const open = await town()
  const word = { begriffe: ['Perso'], synonyme: [], url: '/rathaus/ausweis', titel: 'Ausweis beantragen' }
  const { vorher, nachher } = await trial(open, 'Perso', word)
  expect(vorher.empfehlungen).toEqual([])
  expect(nachher.empfehlungen).toEqual([{ titel: 'Ausweis beantragen', url: '/rathaus/ausweis' }])
  const hidden = await trial(open, 'Perso', { ...word, url: '/gibt-es-nicht' })
  expect(hidden.nachher.empfehlungen).toEqual([])
})

test('A public revision of the tried term counts only for the result before the change', async () => {
  const open = await town()
  const daten = { ...wort, synonyme: ['Personalausweis'] }
  const as = open.as('chefin')
  await as.call('redaktionInhaltAnlegen', { body: { id: ID, art: 'suchbegriff', daten } })
  await as.call('redaktionVeroeffentlichen', { params: { id: ID }, body: { grundfassung: 1 } })
  const urls = (of: { data: readonly { url: string }[]; aehnliches: readonly { url: string }[] }) =>
    [...of.data, ...of.aehnliches].map(({ url }) => url)
  const { vorher, nachher } = await trial(open, 'Zeppelin', { ...daten, synonyme: ['Sperrmüll'] })
  expect(urls(vorher)).toContain('/rathaus/ausweis')
  expect(urls(nachher)).toContain('/leben/abfall')
  expect(urls(nachher)).not.toContain('/rathaus/ausweis')
})

test.each([
  {},
  { begriffe: null },
  { begriffe: ['\u200b'], synonyme: 'x', url: 'javascript:alert(1)' },
  { begriffe: Array(500).fill('a') },
])('An incomplete or invalid term leaves the results of a trial unchanged', async daten => {
  const { vorher, nachher } = await trial(await town(), 'Personalausweis', daten)
  expect(nachher.data).toEqual(vorher.data)
})

test('A trial is not recorded, and a closed question is listed again when visitors repeat it', async () => {
  const open = await town()
  const list = async () =>
    (await open.as('chefin').call('redaktionSuchenOhneTreffer', {})).data.map(
      ({ frage, anzahl }) => [frage, anzahl] as const,
    )
  const ask = () => open.call(calls.suche, { query: { q: 'Zeppelin' } })
  await trial(open, 'Zeppelin', {})
  expect(await list()).toEqual([])
  await ask()
  await ask()
  expect(await list()).toEqual([['zeppelin', 2]])
  const done = () => open.as('chefin').call('redaktionSucheErledigen', { body: { frage: 'zeppelin' } })
  await done()
  await done()
  expect(await list()).toEqual([])
  await ask()
  expect(await list()).toEqual([['zeppelin', 1]])
})

test('Trials require the right to edit search terms', async () => {
  const open = await town()
  const body = { frage: 'Perso', id: ID, daten: {} }
  expect((await open.as('autor').refusal('redaktionSuchprobe', { body })).code).toBe('nicht-erlaubt')
  expect((await open.as('autor').refusal('redaktionSucheErledigen', { body })).code).toBe('nicht-erlaubt')
})
