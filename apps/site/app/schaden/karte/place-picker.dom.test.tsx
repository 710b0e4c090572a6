import { type Sheet, sheetOf } from '@rathausplatz/ui/karte'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { PlacePicker } from './place-picker.tsx'

const sheet = sheetOf(
  {
    bild: '/medien/stadtkarte.svg',
    nord: 48.8,
    sued: 48.78,
    west: 8.02,
    ost: 8.06,
    namen: [
      { name: 'Spitalgasse', breite: 48.7894, laenge: 8.0384 },
      { name: 'Am Bach', breite: 48.785, laenge: 8.05 },
    ],
  },
  undefined,
) as Sheet

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const shown: (() => void)[] = []
afterEach(() => {
  for (const take of shown.splice(0)) take()
})

function open(given?: { breite: number; laenge: number }) {
  const place = document.body.appendChild(document.createElement('form'))
  const root = createRoot(place)
  act(() => root.render(<PlacePicker sheet={sheet} given={given} />))
  shown.push(() => {
    act(() => root.unmount())
    place.remove()
  })
  const map = () => place.querySelector('[role=application]') as HTMLElement
  return {
    place,
    map,
    sent: () =>
      [...new FormData(place)].map(([name, value]) =>
        typeof value === 'string' ? `${name}=${value}` : name,
      ),
    said: () => [...place.querySelectorAll('[role=status]')].at(-1)?.textContent,
    press: (key: string, shiftKey = false) =>
      act(() => {
        map().dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }))
      }),
    push: (name: string) => act(() => place.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click()),
    choose: (name: string) =>
      act(() => {
        const list = place.querySelector('select') as HTMLSelectElement
        list.value = name
        list.dispatchEvent(new Event('change', { bubbles: true }))
      }),
  }
}

test('Nothing is sent before a point is set', () => {
  const { sent, said } = open()
  expect(sent()).toEqual([])
  expect(said()).toBe('Noch kein Punkt gesetzt.')
})

test('A street is chosen by name from an alphabetical list', () => {
  const { choose, sent, said, place } = open()
  expect([...place.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Auf der Karte suchen',
    'Am Bach',
    'Spitalgasse',
  ])
  choose('Spitalgasse')
  expect(sent()).toEqual(['lage.breite=48.7894', 'lage.laenge=8.0384'])
  expect(said()).toBe('Ihr Punkt: bei „Spitalgasse“.')
})

test('Arrow keys set a point and move it, with Shift ten times as far; buttons move it too', () => {
  const { press, push, choose, sent } = open()
  const north = () => Number(sent()[0]?.split('=')[1])
  press('ArrowUp')
  expect(sent()).toHaveLength(2)
  choose('Spitalgasse')
  const begin = north()
  press('ArrowUp')
  const one = north() - begin
  press('ArrowDown')
  press('ArrowUp', true)
  expect(one).toBeGreaterThan(0)
  expect((north() - begin) / one).toBeCloseTo(10, 0)
  const before = north()
  push('Punkt nach Süden')
  expect(north()).toBeLessThan(before)
})

test('The larger the map is shown, the smaller is a step', () => {
  const { press, push, choose, sent } = open()
  const stepNorth = () => {
    choose('Spitalgasse')
    const begin = Number(sent()[0]?.split('=')[1])
    press('ArrowUp')
    return Number(sent()[0]?.split('=')[1]) - begin
  }
  const coarse = stepNorth()
  push('Karte größer')
  expect(stepNorth()).toBeLessThan(coarse)
})

test.each([
  ['is on the map', { latitude: 48.7894, longitude: 8.0384, accuracy: 8 }, 2, ''],
  ['is rough', { latitude: 48.7894, longitude: 8.0384, accuracy: 118 }, 2, 'nur auf etwa 120 Meter genau'],
  ['is in another town', { latitude: 52.5, longitude: 13.4, accuracy: 8 }, 0, 'nicht auf dieser Karte'],
  ['is not given', { code: 1, PERMISSION_DENIED: 1 }, 0, 'gibt den Standort nicht frei'],
  ['is not found', { code: 3, PERMISSION_DENIED: 1 }, 0, 'gerade nicht feststellen'],
])('P14: the own location sets the point; if it %s, that is said', (_, found, fields, words) => {
  const device = {
    getCurrentPosition: (done: (at: object) => void, fail: (why: object) => void) =>
      'code' in found ? fail(found) : done({ coords: found }),
  }
  Object.defineProperty(navigator, 'geolocation', { value: device, configurable: true })
  const { place, sent } = open()
  const button = [...place.querySelectorAll('button')].find(one => one.textContent === 'Mein Standort')
  act(() => button?.click())
  expect(sent()).toHaveLength(fields)
  expect(button?.nextElementSibling?.textContent).toContain(words)
  Reflect.deleteProperty(navigator, 'geolocation')
})

test('A point that was set before is shown again, and can be removed', () => {
  const { place, sent } = open({ breite: 48.79, laenge: 8.04 })
  expect(sent()).toEqual(['lage.breite=48.79', 'lage.laenge=8.04'])
  const away = [...place.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Punkt entfernen',
  )
  act(() => away?.click())
  expect(sent()).toEqual([])
})
