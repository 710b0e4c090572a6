import { expect, test } from 'vitest'
import { slugOf, wordsOfSlug } from './slug.ts'

test.each([
  ['Öffnungszeiten & Preise', 'oeffnungszeiten-preise'],
  ['O\u0308ffnungszeiten', 'oeffnungszeiten'],
  ['Straßenfest 2026!', 'strassenfest-2026'],
  ['Partnerstadt Ålborg, Tromsø', 'partnerstadt-aalborg-tromsoe'],
  ['Café „Élysée“ in Łódź', 'cafe-elysee-in-lodz'],
  ['../../etc/passwd', 'etc-passwd'],
  ['مرحبا', ''],
  ['', ''],
])('The title %j gives the address %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('An address is cut to its maximum length and does not end in a hyphen', () => {
  expect(slugOf('a'.repeat(100))).toBe('a'.repeat(80))
  expect(slugOf('drei vier', 5)).toBe('drei')
})

test.each([
  ['vera-alt', 'Vera Alt'],
  ['technischer-ausschuss', 'Technischer Ausschuss'],
  ['gemeinderat', 'Gemeinderat'],
  ['haushalt-2026', 'Haushalt 2026'],
  ['2026-100', '2026 100'],
  ['a', 'A'],
  ['', ''],
])('P12: the slug %s is said as „%s“', (slug, words) => {
  expect(wordsOfSlug(slug)).toBe(words)
})
