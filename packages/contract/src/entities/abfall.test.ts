import { expect, test } from 'vitest'
import type { CallAnswer } from '../call.ts'
import { calls } from '../calls.ts'
import { checkAnswer } from '../http/read-answer.ts'
import { abfallthemaIn, abfallthemaOf } from './abfall/abfallerinnerung.ts'
import { tonnenIn, tonnenText } from './abfall/tonnenwahl.ts'

const ort = { id: 17, strasse: 'Kelterstraße', name: 'Kelterstraße' }
const termine = async (data: unknown[], fraktionen: unknown[] = []) =>
  (await checkAnswer(calls.abfallTermine, { ort, fraktionen, data })) as CallAnswer<
    typeof calls.abfallTermine
  >
const kalender = async (data: unknown[]) =>
  ((await checkAnswer(calls.abfallKalender, { ort, data })) as CallAnswer<typeof calls.abfallKalender>).data

test('A street of a remote CMS is accepted with any kind of id', async () => {
  for (const id of [17, '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d', 'KELTER_1']) {
    const answer = await checkAnswer(calls.abfallOrt, { ort: { ...ort, id }, frage: null })
    expect(answer).toMatchObject({ ort: { id: String(id) } })
    const thema = { zeit: 'abend', ort: String(id), fraktion: 'papier' } as const
    expect(abfallthemaIn(abfallthemaOf(thema))).toEqual(thema)
  }
  // A place without its id is an error, not an unknown street.
  await expect(checkAnswer(calls.abfallOrt, { ort: { strasse: 'Kelterstraße' } })).rejects.toThrow()
})

test('A fraction is recognised by its names; an unknown fraction becomes a note under its own name', async () => {
  const datum = '2.12.2026'
  const { data } = await termine([
    { fraktion: 'Altpapier', datum, zeit_von: '7:30' },
    { fraktion: 'Windeltonne', datum },
    { fraktion: 'RESTMUELL', datum, name: 'Graue Tonne' },
  ])
  expect(data).toMatchObject([
    { fraktion: 'papier', name: 'Papier', datum: '2026-12-02', zeit_von: '07:30' },
    { fraktion: 'hinweis', name: 'Windeltonne' },
    { fraktion: 'restmuell', name: 'Graue Tonne' },
  ])
  expect(new Set(data.map(({ id }) => id)).size).toBe(3)
})

test('An unknown colour or symbol of a fraction is replaced by ours', async () => {
  const { fraktionen } = await termine(
    [],
    [
      { fraktion: 'papier', name: 'Blaue Tonne', buchstabe: 'P', symbol: 'truhe', farbe: '#1F5FA8' },
      { fraktion: 'biomuell', farbe: 'braun' },
    ],
  )
  expect(fraktionen).toMatchObject([
    { name: 'Blaue Tonne', symbol: 'tonne', farbe: '#1f5fa8' },
    { name: 'Biotonne', buchstabe: 'B', farbe: '#7a4a1e' },
  ])
})

test('An answer without data about reminders is accepted, and offers no reminders', async () => {
  const answer = await checkAnswer(calls.abfall, { eingerichtet: true, fraktionen: [], orte: [] })
  expect(answer).toMatchObject({ eingerichtet: true, erinnerung: { mail: false, push: null } })
})

test('Every collection in a calendar has its own UID, which is the same at every fetch and after a move', async () => {
  const bare = [
    { fraktion: 'papier', datum: '2026-12-02', uid: '' },
    { fraktion: 'papier', datum: '2026-12-16' },
  ]
  const told = await kalender(bare)
  expect(new Set(told.map(({ uid }) => uid)).size).toBe(2)
  expect(told[0]).toMatchObject({ sequenz: 0, geaendert: '2026-12-02T00:00:00+01:00' })
  expect(await kalender(bare)).toEqual(told)
  const [moved] = await kalender([{ fraktion: 'papier', datum: '2026-12-03', urspruenglich: '2026-12-02' }])
  expect([moved?.uid === told[0]?.uid, moved?.sequenz]).toEqual([true, 1])
})

test('W6: a choice of bins is one text that addresses and cookies need not escape; other texts are ignored', () => {
  const text = 'papier.alle_restmuell.4-woechentlich'
  expect(tonnenText(tonnenIn(text))).toBe(text)
  expect(encodeURIComponent(text)).toBe(text)
  for (const odd of [
    '',
    'x',
    'restmuell',
    'restmuell.',
    'restmuell.A',
    'sternenstaub.alle',
    'restmuell.a..b',
    '_._',
  ])
    expect(tonnenIn(odd).size, odd).toBe(0)
})

test('W6: the topic of a reminder names the bin only if it was chosen', () => {
  const thema = { zeit: 'abend', ort: 'k3m8x2q7wa', fraktion: 'restmuell' } as const
  expect(abfallthemaOf(thema)).toBe('abfall/abend:k3m8x2q7wa.restmuell')
  const chosen = { ...thema, tonne: '4-woechentlich' }
  expect(abfallthemaIn(abfallthemaOf(chosen))).toEqual(chosen)
  expect(abfallthemaIn('abfall/abend:k3m8x2q7wa.restmuell.')).toBeUndefined()
  expect(abfallthemaIn('abfall/abend:k3m8x2q7wa.restmuell.<b>')).toBeUndefined()
})

test('W6: the answer of a CMS that knows no variants is as before', async () => {
  const answer = await checkAnswer(calls.abfallTermine, {
    ort,
    fraktionen: [],
    data: [{ fraktion: 'papier', datum: '2026-12-02' }],
  })
  expect(answer).toMatchObject({ tonnenfragen: [], data: [{ variante: '' }] })
})
