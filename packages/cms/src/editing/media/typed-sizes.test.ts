import { expect, test } from 'vitest'
import { typedSize } from './typed-sizes.ts'

const PATH = '/medien/plan.pdf'
const link = (text = 'Plan') => `<a href="${PATH}">${text}</a>`

test.each([
  [`<p>${link('Plan (PDF, 46 KB)')}</p>`, '46 KB'],
  [`<p>${link()} (PDF, 46 KB)</p>`, '46 KB'],
  [`<p>${link()} (46&nbsp;KB)</p>`, '46 KB'],
  [`<p>${link()} [PDF-Datei, 1,3 MB]</p>`, '1,3 MB'],
  [`<p>${link()} – 46 kB, zum Ausdrucken</p>`, '46 kB'],
  [`<p><strong>${link()}</strong> <em>(PDF | 405 Bytes)</em></p>`, '405 Bytes'],
  [`<p><a href="${PATH}#page=2">Plan, 2.5 MB</a></p>`, '2.5 MB'],
  [`<p><a href="/medien/anderes.pdf">Anderes (1 MB)</a>, ${link()} (46 KB)</p>`, '46 KB'],
  [`<p><a href="/medien/anderes.pdf">Anderes (1 MB)</a>, ${link()}</p>`, undefined],
  [`<p>${link()}. Senden Sie Dateien bis 10 MB.</p>`, undefined],
  [`<p>${link()} (Seite 46)</p>`, undefined],
  [`<p>${link()} (46 KBV-Plätze)</p>`, undefined],
  [`<p>Höchstens 10 MB: ${link()}</p>`, undefined],
])('P1: the size typed beside a link in %s is %s', (text, size) => {
  expect(typedSize({ text }, 'text', PATH)).toBe(size)
})

test.each([
  [{ titel: 'Plan (PDF, 46 KB)', url: PATH, groesse: 46_000 }, 'url', '46 KB'],
  [{ linktext: 'Plan, 46 KB', link: PATH }, 'link', '46 KB'],
  [{ titel: 'Plan', url: PATH, groesse: 46_000 }, 'url', undefined],
  [{ titel: 'Plan 46', url: PATH }, 'url', undefined],
  [{ titel: 'Plan' }, 'url', undefined],
] as const)('P1: the size typed in the fields beside %j is found', (group, field, size) => {
  expect(typedSize({ dateien: [{}, group] }, `dateien.1.${field}`, PATH)).toBe(size)
})
