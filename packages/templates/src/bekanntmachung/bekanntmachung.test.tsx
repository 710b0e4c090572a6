import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('DVO GemO § 1: a notice shows the day on which it was provided, and until when it is current', () => {
  const root = render('bekanntmachung', examples.standard)
  expect(texts(root, 'dl > div')).toEqual([
    'Bereitgestellt am20.11.2026, 06:00 Uhr',
    'ArtBebauungsplan',
    'Aktuell bis24.12.2026',
  ])
})

test('Its files say their kind and size inside the link', () => {
  expect(links(render('bekanntmachung', examples.standard))).toEqual([
    ['/medien/bekanntmachung-bebauungsplan-rebgarten.pdf', 'Bekanntmachung im Wortlaut (PDF, 48\u00a0KB)'],
    ['/medien/begruendung.pdf', 'Begründung (PDF, 2,3\u00a0MB)'],
  ])
})

test('A correction leads to the notice that it corrects; one without files has no heading for them', () => {
  expect(links(render('bekanntmachung', examples.berichtigung))).toContainEqual([
    '/bekanntmachungen/hundesteuersatzung',
    'frühere Bekanntmachung',
  ])
  expect(texts(render('bekanntmachung', examples.nurText), 'h2')).toEqual([])
})
