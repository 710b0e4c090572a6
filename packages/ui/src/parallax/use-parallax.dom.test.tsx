import { act, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../testing/mount.ts'
import { visitor } from '../testing/visitor.ts'
import { allowsParallax, PARALLAX_SPEED, useParallax } from './use-parallax.ts'

const desktop = 'Mozilla/5.0 (X11; Linux x64; rv:141.0) Gecko/20100101 Firefox/141.0'

test.each([
  [
    'iPad',
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile Safari/604.1',
  ],
  [
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1',
  ],
  ['iPod', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'],
  ['Edge of old', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/64.0 Safari/537.36 Edge/17.17134'],
  ['Edge', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'],
  ['IE 11', 'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko'],
  ['IE 9', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)'],
  ['Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36'],
])('Spec §9: a picture has no parallax on %s', (_, userAgent) => {
  expect(allowsParallax({ userAgent, maxTouchPoints: 0 })).toBe(false)
})

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'

test('Spec §9: a picture has no parallax on an iPad that identifies as a Mac', () => {
  expect(allowsParallax({ userAgent: mac, maxTouchPoints: 5 })).toBe(false)
})

test.each([
  ['Firefox', desktop],
  ['Chrome', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36'],
  ['Safari on a Mac', mac],
])('A picture may have parallax on %s', (_, userAgent) => {
  expect(allowsParallax({ userAgent, maxTouchPoints: 0 })).toBe(true)
})

let top = 0

function Picture({ on }: { on: boolean }) {
  const picture = useRef<HTMLDivElement>(null)
  useParallax(picture, on)
  return (
    <div ref={frame => void (frame && (frame.getBoundingClientRect = () => new DOMRect(0, top, 1280, 600)))}>
      <div ref={picture} />
    </div>
  )
}

async function picture(on: boolean) {
  const place = await mount(<Picture on={on} />)
  const element = place.firstElementChild?.firstElementChild as HTMLElement
  return {
    shift: () => Number(/translateY\((-?[\d.]+)px\)/.exec(element.style.transform)?.[1] ?? Number.NaN),
    transform: () => element.style.transform,
    async scrollTo(next: number) {
      top = next
      await act(async () => {
        window.dispatchEvent(new Event('scroll'))
        await vi.advanceTimersByTimeAsync(50)
      })
    },
  }
}

beforeEach(() => {
  top = 200
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('Spec §9: the picture moves at 0.8 of the speed of the page', async () => {
  expect(PARALLAX_SPEED).toBe(0.8)
  visitor({ userAgent: desktop })
  const { shift, scrollTo } = await picture(true)
  const before = shift()
  await scrollTo(100)
  // The page moved up by 100 pixels; the picture moved 20 pixels down in its frame, so 80 in total.
  expect(shift() - before).toBe(20)
})

test('The picture never uncovers its frame', async () => {
  visitor({ userAgent: desktop })
  const { transform, shift, scrollTo } = await picture(true)
  const enlarged = Number(/scale\(([\d.]+)\)/.exec(transform())?.[1])
  for (const place of [-3000, -700, 0, 700, 3000]) {
    await scrollTo(place)
    expect(Math.abs(shift())).toBeLessThanOrEqual((600 * (enlarged - 1)) / 2)
  }
})

test('Spec §2: the picture moves only if parallax is on', async () => {
  visitor({ userAgent: desktop })
  const { transform, scrollTo } = await picture(false)
  await scrollTo(100)
  expect(transform()).toBe('')
})

test('The picture does not move with reduced motion', async () => {
  visitor({ userAgent: desktop, lessMotion: true })
  const { transform, scrollTo } = await picture(true)
  await scrollTo(100)
  expect(transform()).toBe('')
})

test('Spec §9: the picture does not move on a listed device', async () => {
  visitor({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0' })
  const { transform, scrollTo } = await picture(true)
  await scrollTo(100)
  expect(transform()).toBe('')
})
