import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../testing/mount.ts'
import { visitor } from '../testing/visitor.ts'
import { HERO_INTERVAL, useAutoplay } from './use-autoplay.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function Slides({ count }: { count: number }) {
  const { index, running, toggle, show, hold } = useAutoplay(count)
  return (
    <div {...hold}>
      <output>{`${index + 1} ${running ? 'läuft' : 'steht'}`}</output>
      <button type="button" onClick={toggle}>
        Anhalten
      </button>
      <button type="button" onClick={() => show(index + 1)}>
        Weiter
      </button>
      <button type="button" onClick={() => show(index - 1)}>
        Zurück
      </button>
    </div>
  )
}

async function slides(count: number) {
  const place = await mount(<Slides count={count} />)
  const region = place.firstElementChild as HTMLElement
  const [toggle, next, previous] = place.querySelectorAll('button') as unknown as HTMLElement[]
  return {
    shown: () => place.querySelector('output')?.textContent,
    wait: (ms: number) => act(async () => void vi.advanceTimersByTime(ms)),
    press: (button: 'toggle' | 'next' | 'previous') =>
      act(async () => ({ toggle, next, previous })[button]?.click()),
    /** Dispatches an event of pointer or focus on the region, as a browser does. */
    send: (type: 'pointerover' | 'pointerout' | 'focusin' | 'focusout') =>
      act(async () => void region.dispatchEvent(new Event(type, { bubbles: true }))),
  }
}

test('Spec §9: each slide of the hero is shown for 6000 ms', async () => {
  expect(HERO_INTERVAL).toBe(6000)
  const { shown, wait } = await slides(3)
  await wait(5999)
  expect(shown()).toBe('1 läuft')
  await wait(1)
  expect(shown()).toBe('2 läuft')
  await wait(6000)
  expect(shown()).toBe('3 läuft')
})

test('After the last slide the first one follows', async () => {
  const { shown, wait } = await slides(2)
  await wait(12_000)
  expect(shown()).toBe('1 läuft')
})

test('With one slide or none, nothing moves', async () => {
  for (const count of [0, 1]) {
    const { shown, wait } = await slides(count)
    await wait(30_000)
    expect(shown()).toBe('1 steht')
  }
})

test.each([
  ['the pointer is on it', 'pointerover', 'pointerout'],
  ['the focus is in it', 'focusin', 'focusout'],
] as const)(
  'K-02: the carousel pauses while %s, then shows the slide for its full time',
  async (_, enter, leave) => {
    const { shown, wait, send } = await slides(3)
    await wait(5000)
    await send(enter)
    await wait(60_000)
    expect(shown()).toBe('1 läuft')
    await send(leave)
    await wait(5999)
    expect(shown()).toBe('1 läuft')
    await wait(1)
    expect(shown()).toBe('2 läuft')
  },
)

test('K-02: the slides pause while they have the focus, even if the pointer enters and leaves meanwhile', async () => {
  const { shown, wait, send } = await slides(3)
  await send('focusin')
  await send('pointerover')
  await send('pointerout')
  await wait(60_000)
  expect(shown()).toBe('1 läuft')
})

test('K-02: the slides pause while the pointer is on them, even if the focus enters and leaves meanwhile', async () => {
  const { shown, wait, send } = await slides(3)
  await send('pointerover')
  await send('focusin')
  await send('focusout')
  await wait(60_000)
  expect(shown()).toBe('1 läuft')
})

test('K-02: the stop control stops the slides until it is pressed again', async () => {
  const { shown, wait, press } = await slides(3)
  await press('toggle')
  await wait(60_000)
  expect(shown()).toBe('1 steht')
  await press('toggle')
  await wait(6000)
  expect(shown()).toBe('2 läuft')
})

test.each([
  ['next', '2 steht'],
  ['previous', '3 steht'],
] as const)(
  'K-02: after a visitor has chosen a slide (%s), the slides stop for good',
  async (button, expected) => {
    const { shown, wait, press, send } = await slides(3)
    await send('pointerover')
    await press(button)
    await send('pointerout')
    await wait(60_000)
    expect(shown()).toBe(expected)
  },
)

test('K-02: with reduced motion the slides do not start by themselves', async () => {
  visitor({ lessMotion: true })
  const { shown, wait, press } = await slides(3)
  await wait(60_000)
  expect(shown()).toBe('1 steht')
  await press('next')
  expect(shown()).toBe('2 steht')
})
