import { calls, cmsInProcess } from '@rathausplatz/contract'
import { laender } from '@rathausplatz/contract/land'
import { landesrecht, rechtOf } from '@rathausplatz/contract/landesrecht'
import { expect, test } from 'vitest'
import { schemas } from '../schemas.ts'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadBarrierefreiheitserklaerung } from './load.ts'

const { standard } = examples

test('L-BGG: the statement of a town in Baden-Württemberg names its scope, state, barriers, method, feedback and conciliation', () => {
  const root = render('barrierefreiheitserklaerung', standard)
  expect(texts(root, 'h2')).toEqual([
    'Wofür diese Erklärung gilt',
    'Stand der Vereinbarkeit mit den Anforderungen',
    'Nicht barrierefreie Inhalte',
    'Erstellung dieser Erklärung',
    'Rückmeldung und Kontaktangaben',
    'Schlichtungsverfahren',
  ])
  const text = root.textContent ?? ''
  for (const part of [
    '§ 10 Absatz 1 L-BGG teilweise vereinbar',
    'am 20.11.2026 erstellt',
    'Selbstbewertung',
    'nach vier Wochen',
    'kostenlos',
    '§ 12 Absatz 1 Satz 1 Nummer 4',
    'Else-Josenhans-Straße 6',
  ])
    expect(text).toContain(part)
  expect(links(root)).toContainEqual(['/kontakt?anlass=barriere', 'Barriere melden'])
  expect(links(root)).toContainEqual(['tel:+493023125290', '030\u00a023125-290'])
})

test('The three groups of barriers are always shown; an empty group says that it is empty', () => {
  const root = render('barrierefreiheitserklaerung', standard)
  expect(texts(root, 'h3')).toEqual([
    'Nicht vereinbar mit den Anforderungen',
    'Unverhältnismäßige Belastung',
    'Nicht von der gesetzlichen Pflicht umfasst',
  ])
  expect(root.textContent).toContain('Hierzu sind keine Inhalte bekannt.')
})

test('A website without barriers lists none, and an external check is named', () => {
  const root = render('barrierefreiheitserklaerung', examples.vollstaendig)
  expect(texts(root, 'h3')).toEqual([])
  expect(root.textContent).toContain('Prüfung durch Dritte: Prüfstelle für barrierefreies Netz')
})

const town = calls.stadt.answer.parse(calls.stadt.examples[0]?.answer)
const schema = schemas.barrierefreiheitserklaerung

/** Draws the statement of a town with this key; `schlichtung` is the office that editors named. */
async function statement(ags: string, schlichtung?: object) {
  const given = { ...standard.context, schlichtung }
  const entry = { context: schema.context.parse(given), options: {} }
  const cms = cmsInProcess({ stadt: () => ({ ...town, ags }) })
  const data = await loadBarrierefreiheitserklaerung(cms, entry, entryPage('', '2026-12-01T12:00:00Z'))
  return render('barrierefreiheitserklaerung', { context: given, data })
}

/** Law and office of Baden-Württemberg. */
const OF_BW = /L-BGG|Landes-Behinderten|Stuttgart|bwl\.de|barrierefreiheit-bw|vier Wochen/

test.each(laender)('Sixteen states: a town in $name names its own law and office', async land => {
  const { kurz, gesetz, paragraf, art, stelle } = landesrecht[land.kuerzel].barrierefreiheit
  const root = await statement(`${land.schluessel}315000`)
  const text = root.textContent ?? ''
  expect(text).toContain(`im Einklang mit ${paragraf ?? 'den Vorschriften'} ${gesetz} (${kurz})`)
  expect(text).toContain(
    `ist mit ${paragraf ? `${paragraf} ${kurz}` : `den Vorschriften des ${kurz}`} teilweise`,
  )
  expect(text).toContain(`an die ${art} wenden`)
  const lines = [stelle.name, stelle.bei, stelle.strasse, stelle.ort].filter(line => line !== undefined)
  expect(texts(root, 'address span').slice(0, lines.length)).toEqual(lines)
  expect(OF_BW.test(text)).toBe(land.kuerzel === 'BW')
  for (const other of laender.filter(one => one !== land)) {
    const { stelle: theirs } = landesrecht[other.kuerzel].barrierefreiheit
    for (const fact of [theirs.strasse, theirs.email, theirs.website])
      if (fact) expect(root.innerHTML, other.name).not.toContain(fact)
  }
})

test('A town in Bavaria names the body in Munich, and no weeks that nobody knows', async () => {
  const text = (await statement('09162000')).textContent ?? ''
  expect(text).toContain('Durchsetzungs- und Überwachungsstelle für barrierefreie Informationstechnik')
  expect(text).toContain('81541 München')
  expect(text).toContain('Bekommen Sie keine Antwort, die Ihnen hilft, können Sie sich')
  expect(text).not.toMatch(/Wochen keine|Verbände/)
})

test.each(['', '99999999'])('A town with the key %j names the law of no state and no office', async ags => {
  const root = await statement(ags)
  const text = root.textContent ?? ''
  expect(texts(root, 'h2').at(-1)).toBe('Wenn unsere Antwort nicht hilft')
  expect(text).toContain('im Einklang mit dem Recht des Landes barrierefrei')
  expect(text).not.toMatch(/BGG|§/)
  expect(root.querySelector('address')).toBeNull()
})

test.each(['', '05315000', '08215999'])(
  'With the key %j, the office that editors named is shown',
  async ags => {
    const root = await statement(ags, { name: 'Unsere Stelle', ort: '12345 Musterstadt' })
    expect(texts(root, 'address span')).toEqual(['Unsere Stelle', '12345 Musterstadt'])
    const ofState = rechtOf(ags)?.barrierefreiheit.stelle.name
    if (ofState) expect(root.textContent).not.toContain(ofState)
  },
)

test('A town that cannot be asked still has its statement', async () => {
  const entry = { context: schema.context.parse(standard.context), options: {} }
  const page = entryPage('', '2026-12-01T12:00:00Z')
  const data = await loadBarrierefreiheitserklaerung(cmsInProcess({}), entry, page)
  expect(data).toMatchObject({ einklang: 'dem Recht des Landes', titel: 'Schlichtungsverfahren' })
})
