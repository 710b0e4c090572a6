import { expect, test } from 'vitest'
import { decodeCommonEntities } from './decode-common-entities.ts'

test("Entities that editors' programs write are decoded: Western European letters, signs and quotes", () => {
  expect(
    decodeCommonEntities(
      '&sect; 4, 12&deg;, Citro&euml;n, &bdquo;M&uuml;ll&ldquo; &ndash; 3 m&sup2;, &frac12;&hellip;',
    ),
  ).toBe('§ 4, 12°, Citroën, „Müll“ – 3 m², ½…')
  expect(decodeCommonEntities('&#8364; &#x20AC;')).toBe('€ €')
})

test('Unknown names stay, and no number decodes to an unpaired surrogate', () => {
  expect(decodeCommonEntities('&unbekannt; &constructor; AT&T')).toBe('&unbekannt; &constructor; AT&T')
  expect(decodeCommonEntities('&#xd800;')).toBe('\ufffd')
})
