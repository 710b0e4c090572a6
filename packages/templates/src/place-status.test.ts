import { expect, test } from 'vitest'
import { examples as amt } from './amt/examples.ts'
import { examples as oeffnungszeiten } from './oeffnungszeiten/examples.ts'
import { placeStatus } from './place-status.ts'
import { schemas } from './schemas.ts'
import { examples as verzeichniseintrag } from './verzeichniseintrag/examples.ts'

test('E1: an office, opening hours and a directory entry provide the state and the telephone number of their facility', () => {
  expect(placeStatus.amt(amt.standard)).toMatchObject({
    zustand: { offen: true, heute: 'Geöffnet, heute bis 17:30\u00a0Uhr' },
    telefon: '030\u00a023125-160',
  })
  expect(placeStatus.oeffnungszeiten(oeffnungszeiten.imKopf)).toMatchObject({ zustand: { offen: false } })
  const context = schemas.verzeichniseintrag.context.parse(verzeichniseintrag.standard.context)
  expect(placeStatus.verzeichniseintrag({ context, data: verzeichniseintrag.standard.data })).toMatchObject({
    zustand: { offen: true },
    telefon: '030\u00a023125-310',
  })
})

test('Opening hours in a sidebar and an entry without hours provide no status', () => {
  expect(placeStatus.oeffnungszeiten(oeffnungszeiten.standard)).toBeUndefined()
  expect(
    placeStatus.oeffnungszeiten({ data: { ...oeffnungszeiten.ohneZeiten.data, imKopf: true } }),
  ).toBeUndefined()
  const context = schemas.verzeichniseintrag.context.parse(verzeichniseintrag.nurName.context)
  expect(placeStatus.verzeichniseintrag({ context, data: verzeichniseintrag.nurName.data })).toBeUndefined()
})
