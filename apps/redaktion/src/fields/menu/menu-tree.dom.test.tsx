import { formOf, records } from '@rathausplatz/contract/records'
import { act } from 'react'
import { expect, test } from 'vitest'
import { drawnForm, soon, type } from '../testing/drawn-form.tsx'

const fields = formOf(records.menue)
const MENU = {
  name: 'Hauptmenü',
  menuItems: [
    { title: 'Rathaus', href: '#rathaus', menuItems: [{ title: 'Wahlen', href: '#wahlen' }] },
    { title: 'Leben', href: 'https://leben.example.org' },
    { title: 'Freibad', href: '' },
  ],
}
type Item = { title?: string; menuItems?: Item[] }
const outline = (items: unknown, depth = ''): string[] =>
  ((items ?? []) as Item[]).flatMap(({ title = '', menuItems }) =>
    [`${depth}${title}`].concat(outline(menuItems, `${depth}-`)),
  )

async function drawn(data: Record<string, unknown> = MENU) {
  const form = await drawnForm(fields, data)
  const rows = () => [...form.root.querySelectorAll<HTMLElement>('[role="row"]')]
  const row = (title: string) => {
    const found = rows().find(one => one.textContent?.startsWith(title))
    if (!found) throw new Error(`There is no line "${title}"`)
    return found
  }
  const press = (key: string, altKey = false) =>
    act(async () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, altKey, bubbles: true, cancelable: true }),
      ),
    )
  return {
    ...form,
    row,
    press,
    shown: () => rows().map(one => one.querySelector('button:not([aria-hidden])')?.textContent),
    focus: (title: string) => act(async () => row(title).focus()),
    items: () => outline(form.data()['menuItems']),
    async choose(title: string, action: string) {
      await form.press(`Aktionen für „${title}“`)
      const entry = [...form.root.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(
        one => one.textContent?.trim() === action,
      )
      await act(async () => entry?.click())
      return entry !== undefined
    },
  }
}

test('each line has its title and its target, and an arrow key unfolds its children', async () => {
  const { root, shown, focus, press, row } = await drawn()
  expect(shown()).toEqual(['Rathaus', 'Leben', 'Freibad'])
  expect(row('Rathaus').textContent).toContain('1 darunter')
  expect(row('Leben').textContent).toContain('andere Websitehttps://leben.example.org')
  expect(row('Freibad').textContent).toContain('Führt noch nirgends hin.')
  await focus('Rathaus')
  await press('ArrowRight')
  expect(shown()).toEqual(['Rathaus', 'Wahlen', 'Leben', 'Freibad'])
  expect(row('Wahlen').getAttribute('aria-level')).toBe('2')
  expect([...root.querySelectorAll('[role="row"][tabindex="0"]')]).toHaveLength(1)
})

test('Alt and arrow keys move a line, and it keeps the focus', async () => {
  const { focus, press, items } = await drawn()
  await focus('Leben')
  await press('ArrowRight', true)
  expect(items()).toEqual(['Rathaus', '-Wahlen', '-Leben', 'Freibad'])
  expect(document.activeElement?.textContent).toContain('Leben')
  await press('ArrowUp', true)
  expect(items()).toEqual(['Rathaus', '-Leben', '-Wahlen', 'Freibad'])
  await press('ArrowLeft', true)
  await press('ArrowDown', true)
  expect(items()).toEqual(['Rathaus', '-Wahlen', 'Freibad', 'Leben'])
})

test('the menu of a line offers only possible moves, and no level deeper than the website shows', async () => {
  const { choose, items, data } = await drawn({ ...MENU, name: 'Footer_Themen' })
  expect(await choose('Leben', 'Einrücken')).toBe(false)
  expect(await choose('Leben', 'Neuer Menüpunkt darunter')).toBe(false)
  expect(await choose('Leben', 'Nach oben')).toBe(true)
  expect(items()).toEqual(['Leben', 'Rathaus', '-Wahlen', 'Freibad'])
  expect(data()['name']).toBe('Footer_Themen')
})

test('a new item can be edited at once, and Escape leads back to its line', async () => {
  const { root, choose, items, press, button } = await drawn()
  await choose('Freibad', 'Neuer Menüpunkt darunter')
  const title = document.activeElement as HTMLInputElement
  expect(title.id).toBe('feld-probe-menuItems.2.menuItems.0.title')
  await type(title, 'Preise')
  expect(items()).toEqual(['Rathaus', '-Wahlen', 'Leben', 'Freibad', '-Preise'])
  await press('Escape')
  expect(document.activeElement?.getAttribute('role')).toBe('row')
  expect(root.querySelector('input[id$=".title"]')).toBeNull()
  await act(async () => button('Menüpunkt hinzufügen').click())
  expect((document.activeElement as HTMLElement).id).toBe('feld-probe-menuItems.3.title')
})

test('a removed item is restored with its children', async () => {
  const { choose, items, press, data } = await drawn()
  await choose('Rathaus', 'Entfernen')
  expect(items()).toEqual(['Leben', 'Freibad'])
  expect(document.activeElement?.textContent).toContain('Leben')
  await soon(() =>
    expect(document.body.textContent).toContain('„Rathaus“ und was darunter steht (1) sind entfernt.'),
  )
  await press('x')
  await act(async () => {
    const back = [...document.querySelectorAll('button')].find(one => one.textContent === 'Rückgängig')
    back?.click()
  })
  expect(data()).toEqual(MENU)
})

test('a line unfolds if one of its fields is refused', async () => {
  const { say, root } = await drawn()
  await say({ 'menuItems.1.href': 'Das ist keine Adresse.' })
  const input = root.querySelector('[id="feld-probe-menuItems.1.href"]')
  expect(input?.getAttribute('aria-invalid')).toBe('true')
})

test('a line can be dropped inside another, and words describe the place while it is dragged', async () => {
  const { row, items } = await drawn()
  const fire = (target: HTMLElement, kind: string, clientY = 0) =>
    act(async () => {
      const event = new Event(kind, { bubbles: true, cancelable: true })
      Object.assign(event, { clientY, dataTransfer: { setData() {}, effectAllowed: '' } })
      target.dispatchEvent(event)
    })
  row('Rathaus').getBoundingClientRect = () => new DOMRect(0, 0, 100, 40)
  await fire(row('Freibad'), 'dragstart')
  await fire(row('Rathaus'), 'dragover', 20)
  expect(row('Rathaus').textContent).toContain('unter „Rathaus“, nach „Wahlen“')
  await fire(row('Rathaus'), 'dragover', 2)
  expect(row('Rathaus').textContent).toContain('auf der obersten Ebene, vor „Rathaus“')
  await fire(row('Rathaus'), 'drop', 20)
  expect(items()).toEqual(['Rathaus', '-Wahlen', '-Freibad', 'Leben'])
})

test('the picture shows the menu like the website, open at the focused item', async () => {
  const { root, focus, press } = await drawn()
  const picture = () => root.querySelector('figure')?.textContent
  await focus('Leben')
  expect(picture()).toBe('So steht es auf der WebsiteMenüRathausLebenFreibad')
  await focus('Rathaus')
  await press('x')
  expect(picture()).toContain('Wahlen')
})
