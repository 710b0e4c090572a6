import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Outlook } from './outlook.ts'
import { Preview } from './preview.tsx'

const rathaus = { id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d10', kennung: 'rathaus', titel: 'Rathaus' }
const unit: Outlook['data'][number] = {
  ...rathaus,
  folgt: [],
  eigen: [],
  zeiten: [],
  unberuehrt: [],
  termine: 0,
  hindernis: null,
}

function words(outlook: Partial<Outlook>): string {
  const whole = { data: [unit], stadt: null, auftrag: null, ...outlook }
  const page = <Preview outlook={whole} isBusy={false} onPublish={() => {}} onAllKinds={() => {}} />
  const Stub = createRoutesStub([{ path: '*', Component: () => page }])
  return renderToStaticMarkup(<Stub />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}
const OFFER = 'Dasselbe auch dafür eintragen'

test('P3: the preview says which hours stay on these days, and offers to enter the same', () => {
  const tage = [{ tage: 'Mo, 28.12.2026', zeiten: 'nicht erreichbar' }]
  const unberuehrt = [{ typ: 'TELEFONISCHE_ERREICHBARKEIT' as const, tage }]
  const text = words({ data: [{ ...unit, unberuehrt }] })
  expect(text).toContain('Telefonische Erreichbarkeit bleibt: Mo, 28.12.2026: nicht erreichbar.')
  expect(text).toContain(OFFER)
  expect(words({})).not.toContain(OFFER)
})

const doors = 'ALLGEMEINE_OEFFNUNGSZEIT' as const
test.each([
  ['follows', [{ typ: doors, von: rathaus }], [], 'Öffnungszeiten wie Rathaus, folgt von selbst.'],
  [
    'stays',
    [],
    [doors],
    'Öffnungszeiten mit eigenen Zeiten, hier ändert sich nichts. Zeiten der Stadt ändern',
  ],
  ['has none of it', [], [], 'Dort ändert sich nichts.'],
])('P3: the preview says that the footer of every page %s', (_, folgt, eigen, said) => {
  expect(words({ stadt: { id: rathaus.id, folgt, eigen } })).toContain(`Im Fuß jeder Seite: ${said}`)
})
