import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('DVO GemO § 1: a notice shows its date of provision, the decision with its date, where to inspect it, and the signatory', () => {
  const root = render('bekanntmachung', examples.standard)
  expect(texts(root, 'dl > div')).toEqual([
    'Bereitgestellt am20.11.2026, 06:00 Uhr',
    'ArtBebauungsplan',
    'Aktuell bis24.12.2026',
    'Auslegung23.11.2026 bis einschließlich 23.12.2026',
    'Ort der AuslegungBauamt, Rathaus, Zimmer 14',
    'Beschlossen am10.11.2026',
    'Ausgefertigt am12.11.2026',
    'Unterzeichnet vonKatharina Lehmann, Bürgermeisterin',
  ])
  expect(root.textContent).toContain('qualifiziertes elektronisches Siegel, Stadt Rebenau, 12.11.2026')
  expect(texts(render('bekanntmachung', examples.nurText), 'dl > div')).toContain(
    'Sitzung am08.12.2026, 18:30 Uhr',
  )
})

test('A notice with a replaced file names the file and does not claim to be protected against changes', () => {
  const context = { ...examples.standard.context, ersetzt: ['Begründung'] }
  const { textContent } = render('bekanntmachung', { context })
  expect(textContent).toContain('Die Datei „Begründung“ wurde nach der Bekanntmachung ersetzt.')
  expect(textContent).not.toMatch(/Vor Änderung geschützt|nicht mehr geändert/)
  const two = render('bekanntmachung', { context: { ...context, ersetzt: ['Satzung', 'Karte'] } })
  expect(two.textContent).toContain('Die Dateien „Satzung“, „Karte“ wurden')
})

test('Links to files state type and size', () => {
  expect(links(render('bekanntmachung', examples.standard))).toEqual([
    ['/medien/bekanntmachung-bebauungsplan-rebgarten.pdf', 'Bekanntmachung im Wortlaut (PDF, 48\u00a0KB)'],
    ['/medien/begruendung.pdf', 'Begründung (PDF, 2,3\u00a0MB)'],
  ])
})

test('A corrected notice shows the date of the correction and links it', () => {
  const root = render('bekanntmachung', examples.berichtigte)
  expect(root.textContent).toContain('Berichtigt am 20.11.2026:')
  expect(links(root)).toEqual([
    ['/bekanntmachungen/berichtigung-hundesteuersatzung', 'Berichtigung: Hundesteuersatzung'],
  ])
})

test('A withdrawn notice shows only the date, the reason and a link to its correction', () => {
  const root = render('bekanntmachung', {
    context: { ...examples.standard.context, ...examples.zurueckgenommene.context },
  })
  expect(root.textContent).toContain('Diese Bekanntmachung wurde am 02.12.2026 zurückgenommen.')
  expect(root.textContent).toContain('Grund: Die Sitzung ist auf den 15. Dezember 2026 verlegt.')
  expect(links(root)).toEqual([
    ['/bekanntmachungen/sitzung-am-15-dezember-2026', 'Sitzung am 15. Dezember 2026'],
  ])
  expect(texts(root, 'dl > div')).toEqual(['Bereitgestellt am01.12.2026, 06:00 Uhr', 'ArtSitzung'])
  expect(root.textContent).not.toContain('Gemeinderat hat am 10. November')
})

test('A correction links the notice that it corrects; a notice without files has no heading for files', () => {
  expect(links(render('bekanntmachung', examples.berichtigung))).toContainEqual([
    '/bekanntmachungen/hundesteuersatzung',
    'frühere Bekanntmachung',
  ])
  expect(texts(render('bekanntmachung', examples.nurText), 'h2')).toEqual([])
})
