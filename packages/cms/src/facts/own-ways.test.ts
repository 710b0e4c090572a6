import { describe, expect, test } from 'vitest'
import { factFindings } from './fact-findings.ts'
import { oldFacts, placesOf, withNew } from './old-facts.ts'

const way = (kennung: string) => ({ kanal: kennung.includes('@') ? 'EMAIL' : 'TELEFON', kennung })
const person = (id: string, vorname: string, nachname: string, ...ways: string[]) => ({
  id,
  vorname,
  nachname,
  kommunikation: ways.map(way),
})
const nold = person('gerhard-nold', 'Gerhard', 'Nold', '030 23125-255', 'gerhard.nold@example.org')
const roth = person('ida-roth', 'Dr. Ida', 'Roth', '030 23125-256', 'ida.roth@example.org')
const sommer = person('ida-sommer', 'Ida', 'Sommer', '030 23125-257')
const ehrenamt = person('bernd-kopp', 'Bernd', 'Kopp')
const archiv = (...kontaktpersonen: object[]) => ({
  name: 'Stadtarchiv',
  kommunikation: [way('030 23125-250'), way('archiv@example.org')],
  kontaktpersonen,
})
const office = {
  kind: 'organisationseinheit',
  key: '/rathaus/aemter/stadtarchiv',
  data: archiv(nold, roth, sommer, ehrenamt),
}
const zentrale = { kind: 'stadt', key: 'stadt', data: { telefon: '030 23125-100' } }
const page = (text: string, titel = '') => ({
  kind: 'seite',
  key: '/geschichte',
  data: { title: 'Geschichte', content: [{ template: 'text', context: { titel, text } }] },
})
const found = (...documents: Parameters<typeof factFindings>[0]) =>
  factFindings([office, zentrale, ...documents]).map(({ wert, wer = 'niemand' }) => `${wert} bei ${wer}`)

describe('P2: a number or address beside the name of somebody else is found', () => {
  test.each([
    ['<p>Gerhard Nold, Telefon 030 23125-256</p>', '030 23125-256 bei Gerhard Nold'],
    ['<p>Telefon 030 23125-256, Gerhard Nold</p>', '030 23125-256 bei Gerhard Nold'],
    ['<p>030 23125-256 (Gerhard Nold)</p>', '030 23125-256 bei Gerhard Nold'],
    ['<p>Rufen Sie Frau Roth an: 030 23125-255.</p>', '030 23125-255 bei Ida Roth'],
    ['<p>Frau Dr. Roth erreichen Sie unter 030 23125-255.</p>', '030 23125-255 bei Ida Roth'],
    ['<p>Dr. Ida Roth: 030 23125-255</p>', '030 23125-255 bei Ida Roth'],
    ['<p>Wenden Sie sich an Herrn Nold, Telefon 030 23125-257.</p>', '030 23125-257 bei Gerhard Nold'],
    ['<p>Nold, Gerhard: 030 23125-257</p>', '030 23125-257 bei Gerhard Nold'],
    ['<p>G. Nold, 030 23125-257</p>', '030 23125-257 bei Gerhard Nold'],
    ['<p>GERHARD NOLD, Tel. 030 23125-256</p>', '030 23125-256 bei Gerhard Nold'],
    ['<p>Gerhard Nold, Telefon +49 30 23125-256</p>', '+49 30 23125-256 bei Gerhard Nold'],
    ['<p>Gerhard Nold, Telefon 030/23125 256</p>', '030/23125 256 bei Gerhard Nold'],
    ['<p>Gerhard Nold, ida.roth@example.org</p>', 'ida.roth@example.org bei Gerhard Nold'],
    ['<p>Gerhard&nbsp;Nold<br>Leitung<br>Telefon 030&nbsp;23125-256</p>', '030 23125-256 bei Gerhard Nold'],
    ['<p>Gerhard Nold</p><p>Telefon 030 23125-256</p>', '030 23125-256 bei Gerhard Nold'],
    ['<h3>Gerhard Nold</h3><p>Tel.: 030 23125-256</p>', '030 23125-256 bei Gerhard Nold'],
    ['<ul><li>Gerhard Nold: 030 23125-256</li></ul>', '030 23125-256 bei Gerhard Nold'],
    ['<table><tr><td>Gerhard Nold</td><td>030 23125-256</td></tr></table>', '030 23125-256 bei Gerhard Nold'],
    [
      '<p><a href="mailto:ida.roth@example.org">Gerhard Nold</a></p>',
      'ida.roth@example.org bei Gerhard Nold',
    ],
    ['<p>Gerhard Nold <a href="tel:+493023125256">anrufen</a></p>', '+493023125256 bei Gerhard Nold'],
    ['<p>Gerhard Nold <a href="tel:+493023125256">030 23125-256</a></p>', '030 23125-256 bei Gerhard Nold'],
    // Of two people in one sentence, each has the number beside the own name.
    ['<p>Gerhard Nold (030 23125-255) und Ida Sommer (030 23125-256)</p>', '030 23125-256 bei Ida Sommer'],
    ['<p>030 23125-257 Gerhard Nold, 030 23125-256 Frau Roth</p>', '030 23125-257 bei Gerhard Nold'],
    [
      '<p>Gerhard Nold oder Ida Sommer, Telefon 030 23125-256</p>',
      '030 23125-256 bei Gerhard Nold, Ida Sommer',
    ],
    ['<p>Gerhard Nold: Herr Nold hat 030 23125-256</p>', '030 23125-256 bei Gerhard Nold'],
    // A number of nobody.
    ['<p>Gerhard Nold, Telefon 030 23125-299</p>', '030 23125-299 bei Gerhard Nold'],
    ['<p>Bernd Kopp, Telefon 030 23125-299</p>', '030 23125-299 bei niemand'],
    ['<p>Bernd Kopp, Telefon 030 23125-255</p>', '030 23125-255 bei Bernd Kopp'],
  ])('%s', (text, finding) => {
    expect(found(page(text))).toEqual([finding])
  })

  test('also below a title of its own, and with the right number', () => {
    const [one] = factFindings([office, page('<p>Telefon 030 23125-256</p>', 'Frau Sommer')])
    expect(one).toMatchObject({
      wer: 'Ida Sommer',
      hinweis: 'In den Datensätzen: Ida Sommer: 030 23125-257.',
    })
  })

  test('also in a record that repeats the person, such as a job', () => {
    const stelle = (kennung: string) => ({
      kind: 'stelle',
      key: '/stelle',
      data: { titel: 'Archivar', kontakt: person('', 'Gerhard', 'Nold', kennung) },
    })
    expect(found(stelle('030 23125-256'))).toEqual(['030 23125-256 bei Gerhard Nold'])
    expect(found(stelle('030 23125-299'))).toEqual(['030 23125-299 bei Gerhard Nold'])
    expect(found(stelle('030 23125-255'))).toEqual([])
    expect(found(stelle('030 23125-250'))).toEqual([])
  })
})

test.each([
  '<p>Gerhard Nold, Telefon 030 23125-255, gerhard.nold@example.org</p>',
  '<p>030 23125-255: Gerhard Nold</p>',
  '<p>Gerhard Nold erreichen Sie über die Zentrale, Telefon 030 23125-100.</p>',
  '<p>Gerhard Nold leitet das Stadtarchiv, Telefon 030 23125-250, archiv@example.org.</p>',
  '<p>Unter 030 23125-250 (Stadtarchiv) erreichen Sie Gerhard Nold, direkt unter 030 23125-255.</p>',
  '<p>Gerhard Nold ist im Urlaub. Rufen Sie Frau Roth an: 030 23125-256.</p>',
  '<p>Gerhard Nold und Ida Sommer, Telefon 030 23125-255 und 030 23125-257</p>',
  '<p>Ida Roth (030 23125-256) vertritt Gerhard Nold.</p>',
  '<p>Gerhard Nold ist nicht da. Die Vertretung hat 030 23125-256.</p>',
  '<p>Im Sommer ist das Telefon 030 23125-255 besetzt.</p>',
  '<p>Gerhard Nold-Meier malt. Telefon 030 23125-256</p>',
  '<p>Frau Nold-Meier, Telefon 030 23125-256</p>',
  '<h3>Stadtarchiv</h3><p>Telefon 030 23125-255</p>',
  '<p>Gerhard Nold</p><p>Telefon 030 23125-255</p><p>Ida Roth</p><p>Telefon 030 23125-256</p>',
  '<p>Gerhard Nold, Telefon <a href="tel:+493023125255">030 23125-255</a></p>',
])('P2: nothing is found in %s', text => {
  expect(found(page(text))).toEqual([])
})

describe('P2: a number that somebody else in the office has now', () => {
  const before = archiv(nold, roth)
  const now = archiv(
    { ...nold, kommunikation: [way('030 23125-299')] },
    { ...roth, kommunikation: [way('030 23125-255')] },
  )
  const old = oldFacts([before], now)
  const mended = async (text: string) => {
    const { data } = page(text)
    const places = await placesOf(old, ['Stadtarchiv'], now)(data)
    const { content } = withNew(data, places) as typeof data
    return content[0]?.context.text
  }

  test.each([
    ['<p>Gerhard Nold, 030 23125-255</p>', '<p>Gerhard Nold, 030 23125-299</p>'],
    ['<p>Herr Nold: 030/23125255.</p>', '<p>Herr Nold: 030 23125-299.</p>'],
    [
      '<p>Gerhard Nold <a href="tel:+493023125255">030 23125-255</a></p>',
      '<p>Gerhard Nold <a href="tel:+493023125299">030 23125-299</a></p>',
    ],
    ['<p>Frau Dr. Roth: 030 23125-256</p>', '<p>Frau Dr. Roth: 030 23125-256</p>'],
    ['<p>Ida Roth, 030 23125-255</p>', '<p>Ida Roth, 030 23125-255</p>'],
    ['<p>Rufen Sie an: 030 23125-255</p>', '<p>Rufen Sie an: 030 23125-255</p>'],
    // Both have it here: an editor has to look.
    [
      '<p>Gerhard Nold 030 23125-255, Ida Roth 030 23125-255</p>',
      '<p>Gerhard Nold 030 23125-255, Ida Roth 030 23125-255</p>',
    ],
  ])('is an old fact beside the name of its former owner: %s', async (text, expected) => {
    expect(await mended(text)).toBe(expected)
  })
})
