import { expect, test } from 'vitest'
import { followedBy, sameHouse, treeOf, type Unit, unitsIn } from './unit-tree.ts'

const unit = (kennung: string, uebergeordnet: string | null, more: Partial<Unit> = {}): Unit => ({
  id: kennung,
  kennung,
  titel: kennung,
  uebergeordnet,
  ort: 'Marktplatz 1',
  zeiten: [],
  folgen: [],
  freigebbar: true,
  ...more,
})
const names = (units: readonly Unit[]) => units.map(({ kennung }) => kennung).join(' ')

test('P3: offices are chosen by the tree, all below one or only those in the same house', () => {
  const [house, pool] = treeOf([
    unit('rathaus', null),
    unit('bauamt', 'rathaus'),
    unit('freibad', null),
    unit('bauhof', 'bauamt', { ort: 'Rheinweg 18' }),
    unit('archiv', 'bauamt', { ort: '' }),
  ])
  if (!house || !pool) throw new Error('no tree')
  expect(names(unitsIn(house))).toBe('rathaus bauamt bauhof archiv')
  expect(names(sameHouse(house))).toBe('rathaus bauamt archiv')
  expect(names(unitsIn(pool))).toBe('freibad')
})

test('P3: an office below one that is not public, or in a circle, can be chosen too', () => {
  const tree = treeOf([unit('amt', 'weg'), unit('eins', 'zwei'), unit('zwei', 'eins')])
  expect(tree.map(branch => names(unitsIn(branch)))).toEqual(['amt', 'eins zwei'])
})

test('P3: an office follows another only if it states no hours itself', () => {
  const von = { id: 'r', kennung: 'rathaus', titel: 'Rathaus' }
  const doors: Unit['zeiten'][number] = { typ: 'ALLGEMEINE_OEFFNUNGSZEIT', von, zeilen: [] }
  const phone: Unit['zeiten'][number] = { typ: 'TELEFONISCHE_ERREICHBARKEIT', von, zeilen: [] }
  expect(followedBy(unit('a', null, { zeiten: [doors, phone] }))).toEqual(['Rathaus'])
  expect(followedBy(unit('a', null, { zeiten: [doors, { ...phone, von: null }] }))).toEqual([])
  expect(followedBy(unit('a', null))).toEqual([])
})
