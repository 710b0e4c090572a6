import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { oldestStand, standOf } from './stand.ts'
import { StandNote } from './stand-note.tsx'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (minutes: number) => ({ keptSince: () => new Date(now.getTime() - minutes * 60_000), now })

test.each([
  [0, undefined],
  [4, undefined],
  [5, 'vor 5 Minuten'],
  [59, 'vor 59 Minuten'],
  [60, 'vor einer Stunde'],
  [119, 'vor einer Stunde'],
  [180, 'vor 3 Stunden'],
  [1_439, 'vor 23 Stunden'],
])('An answer kept for %i minutes has the age %s', (minutes, worte) => {
  expect(standOf(ago(minutes))?.worte).toBe(worte)
})

test('A page drawn from fresh answers has no age', () => {
  expect(standOf({ keptSince: () => undefined, now })).toBeUndefined()
})

test('A page has the age of its oldest part', () => {
  const [young, old] = [standOf(ago(10)), standOf(ago(180))]
  expect(oldestStand([{ stand: young }, { page: { stand: old } }])).toBe(old)
  expect(oldestStand([{ stand: old }, { stand: young }])).toBe(old)
  expect(oldestStand([undefined, null, {}, { page: {} }])).toBeUndefined()
})

test('The page states the age in words and as a time', () => {
  const html = renderToStaticMarkup(
    <StandNote stand={{ zeitpunkt: now.toISOString(), worte: 'vor 3 Stunden' }} />,
  )
  expect(html).toContain('Stand: <time dateTime="2026-11-20T12:00:00.000Z">vor 3 Stunden</time>.')
})
