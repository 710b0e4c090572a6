import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { expect, test } from 'vitest'
import { PageTree } from './page-tree.tsx'
import { linesOf, type Step } from './tree.ts'
import type { Tree } from './use-tree.ts'

const step = (pfad: string, titel: string | null, unterseiten = false) =>
  ({ pfad, seite: titel === null ? null : { titel, status: 'oeffentlich' }, unterseiten }) as Step

const levels = new Map([
  ['/', [step('/freibad', 'Freibad', true), step('/rathaus', null, true)]],
  ['/freibad', [step('/freibad/preise', 'Preise')]],
])

function treeWith(open: readonly string[]) {
  const done: string[] = []
  const tree: Tree = {
    lines: linesOf(levels, new Set(open)),
    isLoading: false,
    failure: undefined,
    cut: new Set(),
    open: async path => void done.push(`open ${path}`),
    close: path => void done.push(`close ${path}`),
    reveal: async () => {},
    moved: async () => {},
    renew: async () => {},
  }
  return { tree, done }
}

const rowsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('[role="row"]')]
const press = (on: Element | null, key: string) =>
  act(async () => on?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

test('Each row has its depth, its fold, its state and its section', async () => {
  const { tree } = treeWith(['/freibad'])
  const place = await mount(<PageTree tree={tree} label="Seitenbaum" onChoose={() => {}} />)
  const said = rowsIn(place).map(row => [
    row.getAttribute('aria-level'),
    row.getAttribute('aria-expanded'),
    row.textContent,
  ])
  expect(said).toEqual([
    ['1', 'true', 'FreibadBereich Freibad'],
    ['2', null, 'Preise'],
    ['1', 'false', 'rathausnur Ordner'],
  ])
})

test('The tree is one tab stop, and arrow keys move within it', async () => {
  const { tree, done } = treeWith(['/freibad'])
  const place = await mount(
    <PageTree tree={tree} label="Seitenbaum" onChoose={({ pfad }) => done.push(pfad)} />,
  )
  const stops = () =>
    rowsIn(place)
      .filter(row => row.tabIndex === 0)
      .map(row => row.dataset['path'])
  expect(stops()).toEqual(['/freibad'])
  await act(async () => rowsIn(place)[0]?.focus())
  await press(document.activeElement, 'ArrowDown')
  expect(stops()).toEqual(['/freibad/preise'])
  expect((document.activeElement as HTMLElement).dataset['path']).toBe('/freibad/preise')
  await press(document.activeElement, 'Enter')
  await press(document.activeElement, 'ArrowLeft')
  await press(document.activeElement, 'ArrowLeft')
  await press(document.activeElement, 'r')
  await press(document.activeElement, 'ArrowRight')
  expect(done).toEqual(['/freibad/preise', 'close /freibad', 'open /rathaus'])
})

test('A barred page cannot be chosen', async () => {
  const { tree, done } = treeWith([])
  const place = await mount(
    <PageTree
      tree={tree}
      label="Ort"
      chosen="/rathaus"
      onChoose={({ pfad }) => done.push(pfad)}
      isBarred={({ pfad }) => pfad === '/freibad'}
    />,
  )
  await press(rowsIn(place)[0] ?? null, 'Enter')
  await press(rowsIn(place)[1] ?? null, 'Enter')
  expect(done).toEqual(['/rathaus'])
  expect(rowsIn(place).map(row => row.getAttribute('aria-selected'))).toEqual(['false', 'true'])
})

test('A page dragged over another says where it would be dropped, unless it is there already', async () => {
  const { tree, done } = treeWith(['/freibad'])
  const place = await mount(
    <PageTree
      tree={tree}
      label="Seitenbaum"
      onChoose={() => {}}
      onDrop={({ pfad }, under) => done.push(`${pfad} ${under}`)}
    />,
  )
  const [freibad, preise, rathaus] = rowsIn(place)
  for (const row of rowsIn(place)) row.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40)
  const fire = (row: HTMLElement | undefined, kind: string, clientY = 20) =>
    act(async () => {
      const event = new Event(kind, { bubbles: true, cancelable: true })
      Object.assign(event, { clientY, dataTransfer: { setData() {}, effectAllowed: '' } })
      row?.dispatchEvent(event)
    })
  await fire(preise, 'dragstart')
  await fire(freibad, 'dragover')
  expect(freibad?.dataset['over']).toBeUndefined()
  await fire(rathaus, 'dragover')
  expect(rathaus?.textContent).toContain('unter „rathaus“')
  await fire(rathaus, 'dragover', 2)
  expect(rathaus?.textContent).toContain('auf der obersten Ebene, zwischen „Freibad“ und „rathaus“')
  await fire(rathaus, 'drop', 2)
  expect(done).toEqual(['/freibad/preise /'])
  await fire(freibad, 'dragstart')
  await fire(preise, 'dragover')
  expect(preise?.dataset['over']).toBeUndefined()
})
