import { mount } from '@rathausplatz/ui/testing'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { type Kept, KeptBy, keptWords } from './kept-by.tsx'

const notice = (titel: string, befund: Kept[number]['befund']): Kept[number] => ({
  id: titel,
  titel,
  pfad: '/bekanntmachungen/satzung',
  verkuendet_am: '2026-11-20T08:00:00.000Z',
  adresse: `/medien/satzung/${titel}.pdf`,
  andere: false,
  befund,
})
const whole = notice('Hundesatzung', 'verkuendung')
const lost = notice('Marktsatzung', 'ersetzt')

async function headings(kept: Kept) {
  const root = await mount(
    <MemoryRouter>
      <KeptBy kept={kept} id="k" />
    </MemoryRouter>,
  )
  return [...root.querySelectorAll('section')].map(section => [
    section.querySelector('h3')?.textContent,
    [...section.querySelectorAll('li > a:first-child')].map(({ textContent }) => textContent),
  ])
}

test('A notice whose promulgated file is lost is not listed as keeping it', async () => {
  expect(await headings([])).toEqual([])
  expect(await headings([whole, lost])).toEqual([
    ['Diese Bekanntmachung behält die Datei, mit der sie verkündet ist', ['Hundesatzung']],
    ['Zu dieser Bekanntmachung fehlt die verkündete Datei', ['Marktsatzung']],
  ])
})

test('After a replacement one sentence says which file a notice keeps', () => {
  expect(keptWords([whole])).toBe(
    'Die Bekanntmachung „Hundesatzung“ behält die Datei, mit der sie verkündet ist.',
  )
  expect(keptWords([lost])).toBe('Die Bekanntmachung „Marktsatzung“ behält die Datei, die sie bisher zeigt.')
})
