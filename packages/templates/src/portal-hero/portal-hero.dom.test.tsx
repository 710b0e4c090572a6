import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { links, render, texts, view } from '../testing/render-example.tsx'
import { portalMainId } from './view.tsx'

const picture = (number: number) => ({
  [`bildupload${number}`]: {
    bild: `/medien/bild-${number}`,
    bildtext: `Bild ${number}`,
    bildcopyright: `Urheber ${number}`,
  },
})
const pictures = (count: number) =>
  Object.assign({}, ...Array.from({ length: count }, (_, index) => picture(index + 1)))
const context = (count: number) => ({
  titel: 'Rebenau',
  untertitel: 'Zwischen Weinbergen und Rhein',
  ...pictures(count),
})
const draw = (changes: object) => render('portal-hero', { context: changes })

afterEach(() => {
  vi.useRealTimers()
})

/** Returns the alt texts of the images shown within a minute. */
async function shownInAMinute(content: object): Promise<string[]> {
  vi.useFakeTimers()
  const place = await mount(view('portal-hero', { context: content }))
  for (let at = 0; at < 10; at++) await act(async () => void vi.advanceTimersByTime(6000))
  return [...place.querySelectorAll('img')].map(({ alt }) => alt)
}

test('Spec §2: the large hero shows up to five images, title and subtitle', async () => {
  const root = draw(context(5))
  expect(texts(root, 'h1')).toEqual(['Rebenau'])
  expect(texts(root, 'h1 + p')).toEqual(['Zwischen Weinbergen und Rhein'])
  expect(await shownInAMinute(context(5))).toEqual(['Bild 1', 'Bild 2', 'Bild 3', 'Bild 4', 'Bild 5'])
})

test('Spec §9: a sixth image is left out', async () => {
  expect(await shownInAMinute(context(6))).toHaveLength(5)
})

test('Spec §2: a scroll-down link leads to the main area', () => {
  expect(links(draw(context(1)))).toContainEqual([`#${portalMainId}`, 'Zum Inhalt'])
})

test('The first image is loaded at once; each other image is loaded one step before it is shown', async () => {
  vi.useFakeTimers()
  const loading = (root: Element) =>
    [...root.querySelectorAll('img')].map(image => image.getAttribute('loading'))
  expect(loading(draw(context(5)))).toEqual(['eager'])
  const place = await mount(view('portal-hero', { context: context(5) }))
  expect(loading(place)).toEqual(['eager', 'lazy'])
  await act(async () => void vi.advanceTimersByTime(6000))
  expect(loading(place)).toEqual(['eager', 'lazy', 'lazy'])
})

test('Missing images leave no gap; without images the title is still shown', async () => {
  expect(await shownInAMinute({ titel: 'Rebenau', ...picture(1), ...picture(4) })).toEqual([
    'Bild 1',
    'Bild 4',
  ])
  const bare = draw({ titel: 'Rebenau' })
  expect(texts(bare, 'h1')).toEqual(['Rebenau'])
  expect(bare.querySelector('img')).toBeNull()
})

test('A single image has no controls', () => {
  expect(texts(draw(context(1)), 'button[type=button]:not([aria-describedby])')).toEqual([])
})

test('Spec §9: each image is shown for 6000 ms; screen readers find only the visible image and its author', async () => {
  vi.useFakeTimers()
  const place = await mount(view('portal-hero', { context: context(3) }))
  const shown = () =>
    [...place.querySelectorAll('img')].filter(image => !image.closest('[inert]')).map(({ alt }) => alt)
  const author = () => place.querySelector('[role=tooltip]')?.textContent
  const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
  expect(shown()).toEqual(['Bild 1'])
  await wait(5999)
  expect(shown()).toEqual(['Bild 1'])
  await wait(1)
  expect(shown()).toEqual(['Bild 2'])
  expect(author()).toContain('© Urheber 2')
  await wait(12_000)
  expect(shown()).toEqual(['Bild 1'])
})

test('K-02: changing images have a labelled stop control', async () => {
  vi.useFakeTimers()
  const place = await mount(view('portal-hero', { context: context(3) }))
  const control = place.querySelector<HTMLButtonElement>('button[type=button]') as HTMLButtonElement
  expect(control.textContent).toBe('Bildwechsel anhalten')
  expect(control.hasAttribute('aria-pressed')).toBe(false)
  await act(async () => control.click())
  expect(control.textContent).toBe('Bildwechsel starten')
  await act(async () => void vi.advanceTimersByTime(60_000))
  expect(place.querySelector('img')?.closest('[inert]')).toBeNull()
})

test("Spec §2: the image moves on scrolling only if parallax is 'on'", async () => {
  const moved = async (parallax: string) => {
    const place = await mount(view('portal-hero', { context: { ...context(1), parallax } }))
    return [...place.querySelectorAll<HTMLElement>('[style]')].some(({ style }) => style.transform !== '')
  }
  expect([await moved('on'), await moved('off'), await moved('vielleicht')]).toEqual([true, false, false])
})

test('The search field submits q to /suche/ without scripts too, and has a label', () => {
  const form = draw(context(1)).querySelector('form') as HTMLFormElement
  const field = form.querySelector('input') as HTMLInputElement
  expect(form.getAttribute('action')).toBe('/suche/')
  expect(form.getAttribute('method') ?? 'get').toBe('get')
  expect(field.getAttribute('name')).toBe('q')
  expect(form.querySelector('label')?.getAttribute('for')).toBe(field.id)
})

test('Up to eight tasks are below the search field', () => {
  const aufgaben = Array.from({ length: 8 }, (_, at) => ({ titel: `Aufgabe ${at}`, link: `/aufgabe-${at}` }))
  expect(links(draw({ ...context(1), aufgaben }))).toEqual(
    expect.arrayContaining(aufgaben.map(({ titel, link }) => [link, titel])),
  )
})
