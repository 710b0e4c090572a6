import { expect, test } from 'vitest'
import { inQuotes } from './in-quotes.ts'

test.each([
  ['Fahrrad', '„Fahrrad“'],
  ['Verein „Nar Çiçeği“ e. V.', '„Verein ‚Nar Çiçeği‘ e. V.“'],
  ['Verein "Nar Çiçeği" und "Lale"', '„Verein ‚Nar Çiçeği‘ und ‚Lale‘“'],
  ['Verein „Nar Çiçeği”', '„Verein ‚Nar Çiçeği‘“'],
  ['19" Bildschirm', '„19" Bildschirm“'],
  ['‚Lale‘', '„‚Lale‘“'],
])('Quotation marks within quotation marks are single: %s', (title, quoted) => {
  expect(inQuotes(title)).toBe(quoted)
})
