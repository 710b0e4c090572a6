import { expect, test } from 'vitest'
import { shownAgain } from './shown-again.ts'

test('Text of ordinary length and letters is shown again in full, even beyond the limit of the field', () => {
  const text = 'Grüße aus der Gartenstraße, wann wird der Spielplatz fertig?\n'.repeat(120)
  expect(text.length).toBeGreaterThan(7_000)
  expect(shownAgain(text, 40_000)).toBe(text)
})

test.each(['<', '"', '\\', '\n', '\u0001', '\u2028', 'a', 'ß', '漢', '👍'])(
  'R-X2: a text of nothing but %j is cut, so that it adds few bytes to the page',
  letter => {
    const shown = shownAgain(letter.repeat(60_000), 40_000)
    const asMarkup = shown.replaceAll(/[<>&"]/g, '&quot;')
    const asData = JSON.stringify(JSON.stringify(shown)).replaceAll('<', '\\u003C')
    expect(Buffer.byteLength(asMarkup)).toBeGreaterThan(1_000)
    expect(Buffer.byteLength(asMarkup) + Buffer.byteLength(asData)).toBeLessThanOrEqual(45_000)
    expect(shown.isWellFormed()).toBe(true)
  },
)
