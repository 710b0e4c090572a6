import { mount } from '@rathausplatz/ui/testing'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { wayTo } from './checks.tsx'
import { leadToItem } from './lead-to-item.ts'

test.each([
  ['gremium', 'here', 'feld-gremium'],
  ['ort', 'here', 'feld-ort'],
  ['grund', 'here', 'feld-grund'],
  ['einladung', 'here', 'einladung'],
  ['niederschrift', 'here', 'niederschrift'],
  ['tagesordnung', 'here', 'tagesordnung-oeffentlich'],
  ['tagesordnung.0', 'item', ''],
  ['tagesordnung.1.titel', 'item', 'titel'],
  ['tagesordnung.0.vorlage', 'item', 'vorlage'],
  ['tagesordnung.0.dateien.1', 'item', 'dateien.1'],
  ['tagesordnung.0.dateien.1.titel', 'item', 'dateien.1.titel'],
  ['tagesordnung.0.weitere_vorlagen.0.vorlage', 'document', undefined],
  ['tagesordnung.0.abstimmung.ja', 'document', undefined],
  ['dateien.0', 'document', undefined],
  ['slug', 'document', undefined],
] as const)('P12: the way to %s leads to a field that is there: %s', (feld, is, where) => {
  const way = wayTo('oeffentlich', feld)
  const found = way.is === 'here' ? way.anchor : way.is === 'item' ? way.path : undefined
  expect([way.is, found]).toEqual([is, where])
})

/** An agenda with one folded item, as the agenda draws it. */
function Agenda() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div data-punkt="oeffentlich-0">
      <button type="button" data-schritt="oeffnen" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Fragen
      </button>
      {isOpen && <input id="feld-oeffentlich-0-titel" />}
    </div>
  )
}

test('P12: a defect of an item opens the item and leads to its field', async () => {
  const root = await mount(<Agenda />)
  document.body.append(root)
  // The document of the tests has no layout.
  Element.prototype.scrollIntoView ??= () => {}
  await act(async () => leadToItem({ teil: 'oeffentlich', index: 0 }, 'titel'))
  await until(() => expect(document.activeElement?.id).toBe('feld-oeffentlich-0-titel'))
  await act(async () => leadToItem({ teil: 'oeffentlich', index: 0 }, 'titel'))
  expect(root.querySelector('input'), 'an open item stays open').not.toBeNull()
  leadToItem({ teil: 'oeffentlich', index: 7 }, 'titel')
})
