import { missingInNotice } from '@rathausplatz/contract'
import { plusDays } from '@rathausplatz/time'
import { describe, expect, it } from 'vitest'
import { bekanntmachungen } from './bekanntmachungen.ts'

const days = [0, 20, 41, 90, 200, 300, 400].map(ahead => `${plusDays('2026-11-21', ahead)}T09:00:00Z`)

describe.each(days)('the notices on %s', day => {
  const now = new Date(day)
  const notices = bekanntmachungen(now)

  it('have the required fields of their kind, in the order decision, signature, provision', () => {
    expect(notices.flatMap(missingInNotice)).toEqual([])
  })

  it('are all provided already; at least three are in force and at least four in the archive', () => {
    expect(notices.filter(({ datum_von }) => Date.parse(datum_von) > now.getTime())).toEqual([])
    const over = notices.filter(({ datum_bis }) => datum_bis && Date.parse(datum_bis) <= now.getTime())
    expect(over.length).toBeGreaterThanOrEqual(4)
    expect(notices.length - over.length).toBeGreaterThanOrEqual(3)
  })

  it('avoid the past tense, so that they stay true', () => {
    const texts = notices.map(({ titel, einleitung, text }) => `${titel} ${einleitung} ${text}`)
    expect(
      texts.filter(text => /(?<!\p{L})(?:lag|lagen|war|waren|wurde|wurden|fand)(?!\p{L})/u.test(text)),
    ).toEqual([])
  })
})

it('The list of lay judges is for the current term of office', () => {
  const schoeffen = bekanntmachungen(new Date('2026-11-21T09:00:00Z')).find(({ slug }) =>
    slug.includes('schoeffen'),
  )
  expect(schoeffen).toMatchObject({
    titel: expect.stringContaining('2024 bis 2028'),
    beschlossen_am: '2023-05-09',
  })
})
