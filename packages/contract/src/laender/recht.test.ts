import { describe, expect, test } from 'vitest'
import { laender } from './land.ts'
import { landesrecht, rechtOf } from './recht.ts'

/** Laws that only one state has. */
const OF_BW = /\b(?:L-BGG|LIFG)\b|Baden-Württemberg|Stuttgart|bwl\.de/

describe.each(laender)('Sixteen states: the law of $name', ({ kuerzel, schluessel }) => {
  const recht = landesrecht[kuerzel]

  test('belongs to every town whose key begins with that of the state', () => {
    expect(rechtOf(`${schluessel}315000`)).toBe(recht)
  })

  test('says where each block comes from, and no text is empty', () => {
    const { barrierefreiheit, datenschutz, aufsicht, kommunal } = recht
    for (const block of [barrierefreiheit, datenschutz, aufsicht, ...(kommunal ? [kommunal] : [])])
      expect(block.quelle).not.toBe('')
    expect(JSON.stringify(recht)).not.toMatch(/:""|null|: ?" | "[,}]/)
  })

  test('has sentences that fit, and addresses that a browser and a telephone take', () => {
    const { gesetz, paragraf, verordnung, frist, stelle } = recht.barrierefreiheit
    expect(gesetz).toMatch(/^des .*es\b/)
    if (paragraf) expect(paragraf).toMatch(/^(?:§§? |Art\. )\d/)
    if (verordnung) expect(verordnung).toMatch(/^der .* \(\S.*\)$/)
    if (frist) expect(frist).toMatch(/^(?:vier Wochen|sechs Wochen|einem Monat)$/)
    expect(recht.aufsicht.beim).toMatch(/^(?:beim|bei der) /)
    for (const { telefon, email, website, strasse, ort } of [stelle, recht.aufsicht]) {
      if (telefon) expect(telefon).toMatch(/^0[1-9]\d+ [\d-]+$/)
      if (email) expect(email).toMatch(/^[\w.-]+@[\w.-]+\.de$/)
      if (website) expect(website).toMatch(/^https:\/\//)
      expect(strasse === undefined).toBe(ort === undefined)
      if (ort) expect(ort).toMatch(/^\d{5} \S/)
    }
  })

  test.runIf(kuerzel !== 'BW')('names nothing of Baden-Württemberg', () => {
    const { quelle: _, ...barrierefreiheit } = recht.barrierefreiheit
    expect(JSON.stringify({ ...recht, barrierefreiheit })).not.toMatch(OF_BW)
  })
})

test.each(['', undefined, '00000000', '17000000'])('The key %j has no law of a state', ags => {
  expect(rechtOf(ags)).toBeUndefined()
})

test('The days of an invitation are known in five states only', () => {
  const days = laender.flatMap(({ kuerzel }) => {
    const { tage, zwischen = false } = landesrecht[kuerzel].kommunal?.ladung ?? {}
    return tage === undefined ? [] : [[kuerzel, tage, zwischen]]
  })
  expect(days).toEqual([
    ['SH', 7, false],
    ['HE', 3, true],
    ['RP', 4, true],
    ['BW', 7, false],
    ['TH', 4, true],
  ])
})
