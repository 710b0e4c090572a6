import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { links, render, texts, view } from '../testing/render-example.tsx'

const slide = (number: number) => ({
  [`titel${number}`]: `Titel ${number}`,
  [`untertitel${number}`]: `Untertitel ${number}`,
  [`link${number}`]: `/ziel-${number}`,
  [`linktext${number}`]: `Weiter ${number}`,
  [`bildupload${number}`]: {
    bild: `/medien/bild-${number}`,
    bildtext: `Bild ${number}`,
    bildcopyright: `Urheber ${number}`,
  },
})
const slides = (count: number) =>
  Object.assign({}, ...Array.from({ length: count }, (_, index) => slide(index + 1)))
const draw = (context: object) => render('hero-slider', { context })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('Spec §2: the slider shows up to five slides, each with title, subtitle, link, link text and image', () => {
  const drawn = [...draw(slides(5)).querySelectorAll('[aria-roledescription=Folie]')]
  expect(drawn).toHaveLength(5)
  drawn.forEach((element, index) => {
    const number = index + 1
    expect(texts(element, 'h2')).toEqual([`Titel ${number}`])
    expect(texts(element, 'p')).toEqual([`Untertitel ${number}`])
    expect(links(element)).toEqual([[`/ziel-${number}`, `Weiter ${number}`]])
    expect(element.querySelector('img')?.getAttribute('alt')).toBe(`Bild ${number}`)
    expect(texts(element, '[role=tooltip]')[0]).toContain(`© Urheber ${number}`)
  })
})

test('Spec §9: a sixth slide is left out; missing slides leave no gap', () => {
  expect(draw(slides(6)).querySelectorAll('[aria-roledescription=Folie]')).toHaveLength(5)
  expect(draw({ ...slide(1), ...slide(4) }).querySelectorAll('[aria-roledescription=Folie]')).toHaveLength(2)
  expect(draw({}).innerHTML).toBe('')
})

test("Spec §9: the label of a link defaults to 'Mehr Erfahren'; without an address there is no link", () => {
  expect(links(draw({ ...slide(1), linktext1: '' }))).toEqual([['/ziel-1', 'Mehr Erfahren: Titel 1']])
  expect(links(draw({ ...slide(1), link1: '' }))).toEqual([])
})

test("K-02: the slides are a labelled carousel, and each names its position: 'Folie 2 von 5'", () => {
  const root = draw(slides(5))
  expect(
    root.querySelector('[role=group][aria-roledescription=Karussell]')?.getAttribute('aria-label'),
  ).toBeTruthy()
  const names = [...root.querySelectorAll('[aria-roledescription=Folie]')].map(element =>
    element.getAttribute('aria-label'),
  )
  expect(names[1]).toBe('Folie 2 von 5')
  expect(names).toHaveLength(5)
})

async function slider(count: number) {
  const place = await mount(view('hero-slider', { context: slides(count) }))
  const [toggle, previous, next] = place.querySelectorAll('button') as unknown as HTMLButtonElement[]
  return {
    place,
    toggle,
    shown: () => /(\d) \/ \d/.exec(place.textContent ?? '')?.[1],
    press: (button: HTMLButtonElement | undefined) => act(async () => button?.click()),
    previous,
    next,
    wait: (ms: number) => act(async () => void vi.advanceTimersByTime(ms)),
  }
}

test('Spec §9: each slide is shown for 6000 ms', async () => {
  const { shown, wait } = await slider(3)
  await wait(5999)
  expect(shown()).toBe('1')
  await wait(1)
  expect(shown()).toBe('2')
  await wait(12_000)
  expect(shown()).toBe('1')
})

test('K-02: the stop control comes first, has a label and stops the slides', async () => {
  const { place, toggle, shown, press, wait } = await slider(3)
  expect(place.querySelector('button, a, summary')).toBe(toggle)
  expect(toggle?.textContent).toBe('Folienwechsel anhalten')
  expect(toggle?.hasAttribute('aria-pressed')).toBe(false)
  await press(toggle)
  expect(toggle?.textContent).toBe('Folienwechsel starten')
  await wait(60_000)
  expect(shown()).toBe('1')
})

test('K-02: once the visitor changes the slide, the carousel stops for good', async () => {
  const { toggle, next, previous, shown, press, wait } = await slider(3)
  await press(next)
  expect(shown()).toBe('2')
  await press(previous)
  await press(previous)
  expect(shown()).toBe('3')
  await wait(60_000)
  expect(shown()).toBe('3')
  expect(toggle?.textContent).toBe('Folienwechsel starten')
})

test('K-02: screen readers announce slide changes only while the carousel is stopped', async () => {
  const { place, toggle, press } = await slider(3)
  expect(place.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off')
  await press(toggle)
  expect(place.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
})

test('A single slide has no controls', async () => {
  const { place } = await slider(1)
  expect(place.querySelector('button:not([aria-describedby])')).toBeNull()
})
